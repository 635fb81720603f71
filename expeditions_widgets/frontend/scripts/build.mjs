/* Builds the one module and the one stylesheet that the wheel ships. Same sources, same bytes. */
import { build } from "esbuild";
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

/** Writes expeditions.js and expeditions.css into `folder`. */
export async function buildWidget(folder) {
  const out = { ...bundle, minify: true };
  await Promise.all([
    build({ ...out, entryPoints: ["src/index.ts"], outfile: resolve(folder, "expeditions.js") }),
    build({ ...out, entryPoints: ["src/styles/index.css"], outfile: resolve(folder, "expeditions.css") }),
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildWidget(resolve(frontend, process.argv[2] ?? "../widgets/static"));
}
