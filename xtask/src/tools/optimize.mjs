// Optimises WebAssembly files in place: node optimize.mjs LIBRARY AIM FILE AIM FILE …, with binaryen's index.js and `size` or `speed`.
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
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
  // Beside it first, so that a failure half-way leaves it as it was.
  const optimized = `${file}.optimized`;
  try {
    writeFileSync(optimized, optimize(readFileSync(file), aim));
    renameSync(optimized, file);
  } catch (error) {
    // The others can be optimised all the same.
    console.error(`${file}: ${error}`);
    rmSync(optimized, { force: true });
    process.exitCode = 1;
  }
}

function optimize(bytes, aim) {
  binaryen.setOptimizeLevel(aim.optimize);
  binaryen.setShrinkLevel(aim.shrink);
  const program = binaryen.readBinary(bytes);
  program.setFeatures(INSTRUCTIONS);
  program.optimize();
  // Those that are called most get the shortest numbers.
  program.runPasses(["reorder-functions"]);
  const optimized = program.emitBinary();
  program.dispose();
  return optimized;
}
