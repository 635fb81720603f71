(() => {
  // Runs before anything is painted, so that a dark page never flashes white. The address wins over the system's wish.
  const asked = new URLSearchParams(location.search);
  const system = matchMedia("(prefers-color-scheme: dark)");
  const places = [document.documentElement, document.body];
  const show = () => {
    const theme = asked.get("theme");
    const dark = theme === "dark" || (theme !== "light" && system.matches);
    for (const place of places) place.dataset.theme = dark ? "dark" : "light";
    document.body.dataset.jpThemeLight = String(!dark);
    document.body.classList.toggle("theme-dark", dark);
  };
  for (const name of ["deck", "motion", "text"]) {
    if (asked.has(name)) for (const place of places) place.dataset[name] = asked.get(name);
  }
  show();
  system.addEventListener("change", show);
})();
