/* Builds the harness pages into a folder (its argument, or a fresh temporary one) and prints the first one's path. */
import { build } from "esbuild";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bundle } from "./build.mjs";

const folder = resolve(process.argv[2] ?? mkdtempSync(join(tmpdir(), "expeditions-harness-")));
await build({ ...bundle, format: "iife", entryPoints: { harness: "harness/main.ts", map: "harness/map.ts" }, outdir: folder });
await build({ ...bundle, entryPoints: { harness: "src/styles/index.css" }, outdir: folder });
const page = (script) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Expeditions: harness</title><link rel="stylesheet" href="harness.css">
<style>
  body { margin: 0; padding: 0 16px 12px; background: #fbf7ee; }
  html[data-theme="dark"] body { background: #14191c; }
  .off { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  @media (max-width: 600px) { body { padding: 0 8px 8px; } }
</style></head>
<body><main><h1 class="off">Harness</h1><div id="widget"></div></main><script src="${script}.js"></script></body></html>
`;
writeFileSync(join(folder, "index.html"), page("harness"));
writeFileSync(join(folder, "map.html"), page("map"));
console.log(join(folder, "index.html"));
