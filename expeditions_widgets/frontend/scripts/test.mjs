/* Bundles every tests/*.test.ts and runs them with node's own test runner. */
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
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
// Left to itself, node keeps one core free: on two cores that is half of them.
const concurrency = `--test-concurrency=${availableParallelism()}`;
const run = spawnSync(
  process.execPath,
  ["--enable-source-maps", "--disable-warning=ExperimentalWarning", "--test", concurrency, ...files],
  { stdio: "inherit" },
);
process.exitCode = run.status ?? 1;
