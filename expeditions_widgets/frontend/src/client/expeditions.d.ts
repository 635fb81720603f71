/* The built module beside this one: a page that falls back on Jupyter's front end loads it once, and so does this one. */
export { default } from "../index.js";
