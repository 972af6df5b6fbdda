// Optimises WebAssembly files in place: node optimize.mjs LIBRARY AIM FILE AIM FILE …, with binaryen's index.js and `size` or `speed`.
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [library, ...tasks] = process.argv.slice(2);
const { default: binaryen } = await import(pathToFileURL(library));
const { Features } = binaryen;
// As wasm-opt has them at -Oz and -O3.
const LEVELS = { size: { optimize: 2, shrink: 2 }, speed: { optimize: 3, shrink: 0 } };
// The instructions that rustc uses for WebAssembly anyway, no others.
const INSTRUCTIONS = Features.BulkMemory | Features.BulkMemoryOpt | Features.NontrappingFPToInt | Features.SignExt |
  Features.MutableGlobals | Features.ReferenceTypes | Features.Multivalue;

// What wasm-opt does as it writes, at these levels.
binaryen.setGenerateStackIR(true);
binaryen.setOptimizeStackIR(true);
for (let i = 0; i < tasks.length; i += 2) {
  const [aim, file] = [LEVELS[tasks[i]], tasks[i + 1]];
  binaryen.setOptimizeLevel(aim.optimize);
  binaryen.setShrinkLevel(aim.shrink);
  const program = binaryen.readBinary(readFileSync(file));
  program.setFeatures(INSTRUCTIONS);
  program.optimize();
  // Those that are called most get the shortest numbers.
  program.runPasses(["reorder-functions"]);
  // Beside it first, so that a failure half-way leaves it as it was.
  writeFileSync(`${file}.optimized`, program.emitBinary());
  renameSync(`${file}.optimized`, file);
  program.dispose();
}
