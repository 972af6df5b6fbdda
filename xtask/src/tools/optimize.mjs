// Optimises WebAssembly files in place: node optimize.mjs THREADS LIBRARY AIM FILE AIM FILE …, with binaryen's index.js and `size` or
// `speed`. Each thread takes the next file when it is done with one, so the longest should come first.
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";

if (isMainThread) {
  const [threads, library, ...tasks] = process.argv.slice(2);
  const workerData = { library, tasks, next: new Int32Array(new SharedArrayBuffer(4)) };
  for (let i = 0; i < Number(threads); i++) {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData });
    worker.on("message", (failure) => { console.error(failure); process.exitCode = 1; });
  }
} else {
  await optimizeAll(workerData);
}

async function optimizeAll({ library, tasks, next }) {
  const { default: binaryen } = await import(pathToFileURL(library));
  // What wasm-opt does as it writes, at these levels.
  binaryen.setGenerateStackIR(true);
  binaryen.setOptimizeStackIR(true);
  for (let i; (i = 2 * Atomics.add(next, 0, 1)) < tasks.length;) {
    const [aim, file] = tasks.slice(i, i + 2);
    // Beside it first, so that a failure half-way leaves it as it was.
    const optimized = `${file}.optimized`;
    try {
      writeFileSync(optimized, optimize(binaryen, readFileSync(file), aim));
      renameSync(optimized, file);
    } catch (error) {
      // The others can be optimised all the same.
      rmSync(optimized, { force: true });
      parentPort.postMessage(`${file}: ${error}`);
    }
  }
}

function optimize(binaryen, bytes, aim) {
  const { Features } = binaryen;
  // As wasm-opt has them at -Oz and -O3.
  const level = { size: { optimize: 2, shrink: 2 }, speed: { optimize: 3, shrink: 0 } }[aim];
  binaryen.setOptimizeLevel(level.optimize);
  binaryen.setShrinkLevel(level.shrink);
  const program = binaryen.readBinary(bytes);
  // The instructions that rustc uses for WebAssembly anyway, no others.
  program.setFeatures(Features.BulkMemory | Features.BulkMemoryOpt | Features.NontrappingFPToInt | Features.SignExt |
    Features.MutableGlobals | Features.ReferenceTypes | Features.Multivalue);
  program.optimize();
  // Those that are called most get the shortest numbers.
  program.runPasses(["reorder-functions"]);
  const optimized = program.emitBinary();
  program.dispose();
  return optimized;
}
