/* Builds what the wheel ships: the widgets' module and stylesheet, and the site's three scripts. Same sources, same bytes. */
import { build } from "esbuild";
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const frontend = resolve(dirname(fileURLToPath(import.meta.url)), "..");
export const TARGET = ["chrome120", "firefox121", "safari17.2"];

export const bundle = {
  absWorkingDir: frontend,
  bundle: true,
  format: "esm",
  target: TARGET,
  legalComments: "eof",
  charset: "utf8",
  logLevel: "warning",
};

/** Writes expeditions.js, client.js, expeditions.css, site.js and look.js into `folder`. */
export async function buildWidget(folder) {
  const out = { ...bundle, minify: true };
  await Promise.all([
    build({ ...out, entryPoints: ["src/index.ts"], outfile: resolve(folder, "expeditions.js") }),
    build({ ...out, entryPoints: ["src/client/index.ts"], external: ["./expeditions.js"], outfile: resolve(folder, "client.js") }),
    build({ ...out, entryPoints: ["src/styles/index.css"], outfile: resolve(folder, "expeditions.css") }),
    build({ ...out, format: "iife", entryPoints: ["src/site/index.ts"], outfile: resolve(folder, "site.js") }),
    build({ ...out, format: "iife", entryPoints: ["src/site/look.ts"], outfile: resolve(folder, "look.js") }),
  ]);
  // The template takes look.js in, and would read these marks as its own.
  if (/\{[{%#]/.test(await readFile(resolve(folder, "look.js"), "utf8"))) throw new Error("look.js holds a template mark");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildWidget(resolve(frontend, process.argv[2] ?? "../widgets/static"));
}
