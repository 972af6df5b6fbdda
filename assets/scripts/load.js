// Loads the programs: what is played on the first page, the page, what its workers run, and, when they are wanted, the readers.

// A browser that fills in a field by itself tells of a key without a name, and so do some extensions. The programs read the name as a text, and would break.
for (const [event, name] of [["keydown", "key"], ["keyup", "key"], ["pointerdown", "pointerType"], ["pointermove", "pointerType"], ["pointerup", "pointerType"]]) {
  addEventListener(event, (told) => { if (typeof told[name] !== "string") told.stopImmediatePropagation(); }, true);
}

const at = (name) => new URL(name, document.baseURI).href;
const compile = async (answer) => {
  const { ok, headers, statusText } = await answer;
  if (!ok) throw new Error(statusText);
  return headers.get("content-type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await (await answer).arrayBuffer());
};
// What is compiled, by its address: once, here, for the page and for all workers. Chromium keeps the optimised
// code of what a page has compiled for the next visit, but not of what a worker compiles. After a failure it is tried again.
const modules = new Map();
const module = globalThis.saddlepointModule = (address, priority = "auto") => {
  const known = modules.get(address);
  if (known) return known;
  const compiled = compile(fetch(address, { priority }));
  modules.set(address, compiled);
  compiled.catch(() => modules.delete(address));
  return compiled;
};
// A program that workers run, given to each of them.
const program = (glue, file, priority) => async () => ({ glue: at(glue), module: await module(at(file), priority) });
globalThis.saddlepointWorker = program("./worker/worker.js", "./worker/worker_bg.wasm", "low");
globalThis.saddlepointLessonReader = program("./lesson_reader/lesson_reader.js", "./lesson_reader/lesson_reader_bg.wasm", "auto");
globalThis.saddlepointPacker = program("./packer/packer.js", "./packer/packer_bg.wasm", "auto");
globalThis.saddlepointCourseFiles = async () => (await import(at("./course-files.js"))).files();
globalThis.saddlepointCodeReader = program("./code_reader/code_reader.js", "./code_reader/code_reader_bg.wasm", "auto");
// A place for a worker beside the first, of so many that all frames of the laboratory have together: what gives it back, or null if there is none.
globalThis.saddlepointRoom = async (places) => {
  for (let place = 0; place < places; place += 1) {
    const leave = await new Promise((resolve) => {
      const taken = (lock) => lock === null ? resolve(null) : new Promise((leave) => resolve(leave));
      // Where there are no locks, nobody knows of the others.
      if (!navigator.locks) return resolve(() => {});
      navigator.locks.request(`saddlepoint-worker-${place}`, { ifAvailable: true }, taken).catch(() => resolve(() => {}));
    });
    if (leave) return leave;
  }
  return null;
};
// The module that each lab is in, and the files of each module for the page and for its workers: written when the page is published.
const MODULES = {};
const FILES = {};
// Asks for what the address needs, before the programs know that they need it. The page first: all at once would share the line.
const askEarly = async () => {
  const lab = /^#\/([a-z-]+)/.exec(location.hash)?.[1];
  const { page, workers } = Object.hasOwn(MODULES, lab) ? FILES[MODULES[lab]] : { page: [], workers: [] };
  await Promise.allSettled(page.map((file) => module(at(file))));
  // After a failure these are asked for again where they are needed.
  await Promise.allSettled([globalThis.saddlepointWorker(), ...workers.map((file) => module(at(file), "low"))]);
};
// The element of the openings. Their program plays in it before the page is there, and the page takes it over as it is.
const opening = globalThis.saddlepointOpening = document.getElementById("opening") ?? Object.assign(document.createElement("div"), { id: "opening" });
let openings;
const beginOpenings = globalThis.saddlepointBeginOpenings = () => openings ??= (async () => {
  const program = module(at("./openings/openings_bg.wasm"));
  const glue = await import(at("./openings/openings.js"));
  await glue.default({ module_or_path: await program });
  opening.dataset.plays = "true";
})().catch(() => openings = undefined);
// Fetches the page's program; the way to start it. On the first page the openings come first: the page's program is seven times as long.
async function load() {
  if (document.querySelector("[data-lacking]")) return async () => { /* there is nothing to start */ };
  if (document.documentElement.dataset.loading === "home") await beginOpenings();
  const program = module(at("./page/page_bg.wasm"));
  program.then(askEarly, () => { /* it is awaited below, unless the glue fails first */ });
  const glue = await import(at("./page/page.js"));
  const compiled = await program;
  return () => glue.default({ module_or_path: compiled });
}
load().then((start) => start().catch((fault) => {
  globalThis.saddlepointBroken();
  throw fault;
}), () => {
  document.getElementById("loading").textContent =
    "The laboratory could not be loaded. Check your connection and reload the page.";
});
