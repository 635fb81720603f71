// Stands in for MathJax, which Voila would fetch for every page. The pages hold no formulas; text stays text.
window.MathJax = {
  Hub: { Config() {}, Configured() {}, Queue() {}, Register: { StartupHook() {} } },
};
