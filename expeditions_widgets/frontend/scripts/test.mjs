/* Bundles every tests/*.test.ts and runs them with node's own test runner. */
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./build.mjs";

const sources = join(bundle.absWorkingDir, "tests");
const folder = join(bundle.absWorkingDir, "node_modules", ".cache", "expeditions-tests");
const tests = readdirSync(sources)
  .filter((name) => name.endsWith(".test.ts"))
  .sort();

rmSync(folder, { recursive: true, force: true });
await build({
  ...bundle,
  entryPoints: tests.map((name) => join(sources, name)),
  outdir: folder,
  outExtension: { ".js": ".mjs" },
  external: ["node:*", "jsdom", "axe-core"],
  sourcemap: "inline",
});
const files = tests.map((name) => join(folder, name.replace(/\.ts$/, ".mjs")));
const run = spawnSync(
  process.execPath,
  ["--enable-source-maps", "--disable-warning=ExperimentalWarning", "--test", ...files],
  { stdio: "inherit" },
);
process.exitCode = run.status ?? 1;
