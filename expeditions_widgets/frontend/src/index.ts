/* The anywidget module. Its default is a factory, so that each model has its own memory of its first view. */
import type { Widget } from "./model.js";
import { View } from "./view.js";

export default function widget(): Widget {
  let greeted = false;
  return {
    render({ model, el }) {
      const view = new View(model, el, !greeted);
      greeted = true;
      return () => view.dispose();
    },
  };
}
