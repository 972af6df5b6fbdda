// Loads the programs: the page, what its workers run, and, when they are wanted, the readers.

const at = (name) => new URL(name, document.baseURI).href;
const compile = async (answer) => {
  const { ok, headers, statusText } = await answer;
  if (!ok) throw new Error(statusText);
  return headers.get("content-type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await (await answer).arrayBuffer());
};
// A program that workers run: fetched and compiled once, and given to each of them. After a failure it is tried again.
const program = (glue, file, priority) => {
  let compiled = null;
  return () => {
    compiled ??= compile(fetch(at(file), { priority })).then(
      (module) => ({ glue: at(glue), module }),
      (error) => { compiled = null; throw error; },
    );
    return compiled;
  };
};
globalThis.saddlepointWorker = program("./worker/worker.js", "./worker/worker_bg.wasm", "low");
globalThis.saddlepointLessonReader = program("./lesson_reader/lesson_reader.js", "./lesson_reader/lesson_reader_bg.wasm", "auto");
globalThis.saddlepointCodeReader = program("./code_reader/code_reader.js", "./code_reader/code_reader_bg.wasm", "auto");
// Files of the page's program by the names of the labs that need them: written when the page is published.
const FILES = {};
// What was asked for before the page knew that it needs it, by its address: see `modules.js` beside the page's program.
const early = globalThis.saddlepointEarly = new Map();
// Asks for what the lab in the address needs; resolves when that begins to arrive.
const askEarly = () => {
  const lab = /^#\/([a-z-]+)/.exec(location.hash)?.[1];
  const needed = Object.hasOwn(FILES, lab) ? FILES[lab] : [];
  for (const file of needed) early.set(at(file), fetch(at(file)));
  return Promise.allSettled(early.values());
};
async function load() {
  if (document.querySelector("[data-lacking]")) return;
  const program = compile(fetch(at("./saddlepoint/saddlepoint_bg.wasm")));
  // The page first: all at once would share the line. After a failure whoever wants the others asks again.
  program.then(askEarly).then(globalThis.saddlepointWorker).catch(() => { /* it is awaited below, unless the glue fails first */ });
  const glue = await import(at("./saddlepoint/saddlepoint.js"));
  await glue.default({ module_or_path: await program });
}
load().catch(() => {
  document.getElementById("loading").textContent =
    "The laboratory could not be loaded. Check your connection and reload the page.";
});
