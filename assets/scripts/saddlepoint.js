// Saddlepoint as a module: the engines of the laboratory for pages, notebooks and programs of other people, in browsers, Node and Deno.
// Documentation: docs/JAVASCRIPT.md. Everything is computed in workers on this machine; nothing is sent anywhere.

/** The build that this is of. Results carry it. */
export const version = "development";

const at = (name) => new URL(name, import.meta.url).href;
const PROGRAM = { glue: at("./worker/worker.js"), loader: at("./worker/modules.js"), wasm: at("./worker/worker_bg.wasm") };
const isNode = !globalThis.Deno && Boolean(globalThis.process?.versions?.node);

/** What is wrong with a link, a game or a file, or why there is no result. */
export class SaddlepointError extends Error {
  constructor({ code, message, diagnostics = [], seconds = null }) {
    super(message);
    this.name = "SaddlepointError";
    this.code = code;
    this.diagnostics = diagnostics;
    this.seconds = seconds;
  }
}

// Programs

const compiling = new Map();
const compile = async (address) => {
  if (isNode && address.startsWith("file:")) {
    const { readFile } = await import("node:fs/promises");
    return WebAssembly.compile(await readFile(new URL(address)));
  }
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`);
  return WebAssembly.compile(await answer.arrayBuffer());
};
// What is compiled, by its address, once for this page and all workers. After a failure it is tried again.
const compiled = (address) => {
  if (!compiling.has(address)) {
    const module = compile(address);
    compiling.set(address, module);
    module.catch(() => compiling.delete(address));
  }
  return compiling.get(address);
};
const once = (get) => {
  let got;
  return () => got ??= get().catch((fault) => {
    got = undefined;
    throw fault;
  });
};
const loaded = once(async () => {
  const module = compiled(PROGRAM.wasm);
  // Awaited below, unless the glue fails first.
  module.catch(() => {});
  const glue = await import(/* @vite-ignore */ /* webpackIgnore: true */ PROGRAM.glue);
  const loader = await import(/* @vite-ignore */ /* webpackIgnore: true */ PROGRAM.loader);
  loader.compileBy(({ href }) => compiled(href));
  await glue.default({ module_or_path: await module });
  return glue;
});
const withRuns = once(async () => {
  const glue = await loaded();
  await glue.loadRuns();
  return glue;
});
const noProgram = (cause) => new SaddlepointError({ code: "failed", message: `the program could not be loaded: ${cause.message ?? cause}` });

// Questions

const ask = async (question) => {
  const glue = await loaded().catch((cause) => { throw noProgram(cause); });
  try {
    return await glue.ask(question);
  } catch (fault) {
    throw fault.code ? new SaddlepointError(fault) : noProgram(fault);
  }
};

// What a parameter may be. Lists of lists would lose their shape in a link.
const isSingle = (value) => ["boolean", "string"].includes(typeof value) || Number.isFinite(value);
const isValue = (value) => isSingle(value) || (Array.isArray(value) && value.every(isSingle));
const shown = (value) => typeof value === "object" ? JSON.stringify(value) : String(value);
const values = (parameters) => {
  if (typeof parameters !== "object" || parameters === null || Array.isArray(parameters)) {
    throw new TypeError(`parameters are an object, not ${shown(parameters)}`);
  }
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  const wrong = given.find(([, value]) => !isValue(value));
  if (wrong) throw new TypeError(`${wrong[0]} is ${shown(wrong[1])}, but it must be true, false, a number, a text, or a list of these`);
  return Object.fromEntries(given);
};

/** The labs: `{ lab, summary }` each. */
export const labs = () => ask("labs");
/** The parameters of a lab: key, label, help, unit, default, what is allowed, kind, options. */
export const parameters = (lab) => ask({ parameters: { lab: String(lab) } });
/** The canonical link of a lab with these parameters; what is not given, or undefined, has its default. */
export const link = async (lab, parameters = {}) => ask({ link: { lab: String(lab), parameters: values(parameters) } });
/** What a link says: `{ experiment, diagnostics, problem }`, whatever is wrong with it. */
export const parse = (text) => ask({ parse: { text: String(text) } });
/** The readings of a game in any form that the laboratory reads, as text or as lists: `{ link, takenFor, isSure, notes }` each, the likeliest first. */
export const readGame = (game) => ask({ readGame: { text: typeof game === "string" ? game : JSON.stringify(game) ?? String(game) } });
/** The game of a link as a strategic game of Gambit; of a tree its reduced strategic form. */
export const toNfg = (link) => ask({ toNfg: { link: String(link) } });
/** The game of a link as an extensive game of Gambit. */
export const toEfg = (link) => ask({ toEfg: { link: String(link) } });

// Workers

const script = at("./start-worker.js");
const isOurs = () => globalThis.Deno || new URL(script).origin === globalThis.location?.origin;
// A worker may only begin with a script of the page's own origin: one of another origin is imported by one that is made here.
const beginInBrowser = () => {
  if (isOurs()) return new Worker(script, { type: "module" });
  const address = URL.createObjectURL(new Blob([`import ${JSON.stringify(script)};`], { type: "text/javascript" }));
  const worker = new Worker(address, { type: "module" });
  worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
  return worker;
};
const beginInNode = async () => {
  const { Worker } = await import("node:worker_threads");
  // Without the arguments of the program around: `--eval` and the like are not for workers.
  const worker = new Worker(new URL("./start-node-worker.js", import.meta.url), { execArgv: [] });
  // A worker alone keeps no program running; whoever waits for a result has a timer that does.
  worker.unref();
  return Object.assign(worker, {
    addEventListener: (name, listener) => worker.on(name, (data) => listener({ data })),
  });
};

const PATIENCE = 200;
const TICK = 1000;
// Idle workers are kept for so many milliseconds: what is run next begins at once.
const LINGER = 1000;
const pools = new Map();
let poolsBegun = 0;
const poolOf = (glue, size) => {
  if (!pools.has(size)) pools.set(size, new Pool(glue, size));
  return pools.get(size);
};

// A pool of workers; its decisions are made by the program.
class Pool {
  #glue;
  #number = poolsBegun++;
  #size;
  #workers = new Map();
  #waiting = new Map();
  #timer;
  #linger;
  #loading = 0;

  constructor(glue, size) {
    this.#glue = glue;
    this.#size = size;
  }

  // The number of what was begun, or undefined if that needs explanation.
  begin(event, listener) {
    const actions = this.#hear(event);
    const refused = actions.find((action) => action.refused);
    if (refused) throw new SaddlepointError(refused.refused);
    const begun = actions.find((action) => action.begun)?.begun.run;
    if (begun === undefined) return undefined;
    this.#waiting.set(begun, listener);
    this.#carryOut(actions);
    return begun;
  }

  abort(run) {
    this.#waiting.delete(run);
    this.#tell({ abort: { run } });
    if (this.#waiting.size === 0) this.#end();
  }

  #tell(event) {
    this.#carryOut(this.#hear(event));
  }

  #hear(event) {
    const [actions, isIdle] = this.#glue.pool(this.#number, this.#size, event);
    clearTimeout(this.#linger);
    if (isIdle) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      this.#linger = setTimeout(() => this.#end(), LINGER);
      this.#linger.unref?.();
    } else {
      this.#timer ??= setInterval(() => this.#loading || this.#tell("tick"), TICK);
    }
    return actions;
  }

  // Ends all workers; what is run next has another pool.
  #end() {
    clearTimeout(this.#linger);
    clearInterval(this.#timer);
    if (pools.get(this.#size) === this) pools.delete(this.#size);
    for (const ending of this.#workers.values()) ending.then((worker) => worker?.terminate());
    this.#workers.clear();
    this.#glue.pool(this.#number, this.#size, undefined);
    this.#number = -1;
  }

  #carryOut(actions) {
    for (const action of actions) {
      const [[name, value]] = typeof action === "string" ? [[action]] : Object.entries(action);
      if (name === "spawn") this.#spawn(value.worker);
      else if (name === "post") this.#workers.get(value.worker)?.then((worker) => worker?.postMessage(value.message.buffer, [value.message.buffer]));
      else if (name === "watch") setTimeout(() => this.#number >= 0 && this.#tell({ overdue: value }), PATIENCE);
      else if (name !== "begun" && value?.run !== undefined) this.#say(name, value);
    }
  }

  #say(name, value) {
    const listener = this.#waiting.get(value.run);
    if (name !== "progress") this.#waiting.delete(value.run);
    listener?.(name, value);
  }

  #spawn(number) {
    this.#workers.get(number)?.then((worker) => worker?.terminate());
    const begun = (async () => isNode ? beginInNode() : beginInBrowser())();
    const mine = () => this.#workers.get(number) === spawned;
    const died = () => {
      if (mine()) this.#tell({ died: { worker: number } });
    };
    const spawned = begun.then((worker) => {
      worker.addEventListener("message", ({ data }) => mine() && this.#heard(number, worker, data));
      for (const name of ["error", "messageerror"]) worker.addEventListener(name, died);
      return this.#give(worker, mine);
    }).catch(() => {
      setTimeout(died);
    });
    this.#workers.set(number, spawned);
  }

  // The worker once it has its program.
  async #give(worker, mine) {
    this.#loading += 1;
    try {
      worker.postMessage({ glue: PROGRAM.glue, module: await compiled(PROGRAM.wasm) });
    } catch {
      if (mine()) this.#tell("noProgram");
    } finally {
      this.#loading -= 1;
    }
    return worker;
  }

  #heard(number, worker, data) {
    // It asks for a module of its program.
    if (typeof data === "string") return void this.#giveModule(worker, data);
    this.#tell({ said: { worker: number, message: new Uint8Array(data[0]) } });
  }

  async #giveModule(worker, address) {
    this.#loading += 1;
    const module = await compiled(address).catch(String);
    this.#loading -= 1;
    worker.postMessage([address, module]);
  }
}

const cores = async () => {
  const known = globalThis.navigator?.hardwareConcurrency;
  if (known || !isNode) return known || 4;
  return (await import("node:os")).availableParallelism();
};
const OPTIONS = {
  signal: [(value) => typeof value?.throwIfAborted === "function", "an AbortSignal"],
  progress: [(value) => typeof value === "function", "a function"],
  workers: [(value) => Number.isInteger(value) && value > 0, "a whole number from 1 on"],
  limit: [(value) => typeof value === "number" && value > 0, "a number of seconds above 0"],
};
const checked = (options) => {
  if (typeof options !== "object" || options === null) throw new TypeError(`options are an object, not ${String(options)}`);
  for (const [name, value] of Object.entries(options)) {
    const [isAllowed, allowed] = OPTIONS[name] ?? [];
    if (!allowed) throw new TypeError(`there is no option “${name}”; there are ${Object.keys(OPTIONS).join(", ")}`);
    if (value !== undefined && !isAllowed(value)) throw new TypeError(`${name} is ${shown(value)}, but it must be ${allowed}`);
  }
  return options;
};
const begun = async (event, unclear, { signal, progress, workers }) => {
  signal?.throwIfAborted();
  const size = workers ?? await cores();
  const glue = await withRuns().catch((cause) => { throw noProgram(cause); });
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const pool = poolOf(glue, size);
    const end = (reason) => {
      signal?.removeEventListener("abort", stop);
      pool.abort(run);
      reject(reason);
    };
    const stop = () => end(signal.reason);
    // What goes wrong in there ends the run, not the program around.
    const tell = (reached) => {
      try {
        progress?.(reached);
      } catch (fault) {
        end(fault);
      }
    };
    const run = pool.begin(event, (name, value) => {
      if (name === "progress") return tell({ done: value.done, total: value.total });
      signal?.removeEventListener("abort", stop);
      if (name === "failed") reject(new SaddlepointError(value.fault));
      else resolve(value);
    });
    if (run === undefined) resolve(unclear);
    else signal?.addEventListener("abort", stop, { once: true });
  });
};

// Results

// Of each result its report as text, and its file.
const found = new WeakMap();
const UNCLEAR = Symbol("unclear");

/**
 * Runs the experiment of a link, or refuses one with a fault. The result is what the command line prints as JSON.
 * Options: `signal` ends it, `progress` hears `{ done, total }`, `workers` is how many at most, `limit` how many seconds it may take.
 */
export async function run(link, options = {}) {
  const { limit } = checked(options);
  const begin = (link) => begun({ begin: { link, limit: Number.isFinite(limit) ? limit : undefined } }, UNCLEAR, options);
  let answer = await begin(String(link));
  if (answer === UNCLEAR) {
    const clear = await ask({ strict: { link: String(link) } });
    answer = await begin(clear);
  }
  const result = JSON.parse(answer.json);
  Object.defineProperty(result, "version", { value: version });
  found.set(result, answer);
  return result;
}

// Of several, each has its result or its fault.
const orFault = (result) => result.catch((fault) => {
  if (fault instanceof SaddlepointError) return fault;
  throw fault;
});

/** Runs several links side by side: a list with a result, or the fault, for each. `progress` hears of `{ index, done, total }`. */
export async function runMany(links, { progress, ...options } = {}) {
  if (typeof links === "string" || !links?.[Symbol.iterator]) throw new TypeError(`links are a list, not ${shown(links)}`);
  checked({ progress, ...options });
  const one = (link, index) => {
    const tell = progress && ((reached) => progress({ index, ...reached }));
    return orFault(run(link, { ...options, progress: tell }));
  };
  return Promise.all(Array.from(links, one));
}

/**
 * Exact scores of the moves of a position of Connect Four, given as columns ("4453"): the result of the lab `solve`. Of a list of positions a list with
 * a result, or the fault, for each.
 */
export async function solve(positions, options = {}) {
  const one = async (moves) => {
    if (typeof moves !== "string" && !Number.isSafeInteger(moves)) throw new TypeError(`a position is a text such as "4453", not ${shown(moves)}`);
    return run(await link("solve", { moves: String(moves) }), options);
  };
  if (!Array.isArray(positions)) return one(positions);
  return Promise.all(positions.map((moves) => orFault(one(moves))));
}

/** The report of a result as text: "json" as the command line prints it, or "csv". */
export async function report(result, format = "json") {
  const { json, saved } = known(result);
  if (format === "json") return json;
  if (format !== "csv") throw new TypeError(`a report is "json" or "csv", not ${JSON.stringify(format)}`);
  const { text } = await begun({ report: { saved, format: "Csv" } }, UNCLEAR, {});
  return text;
}

/** The file of a result, as text: the laboratory and the command line open it (`.saddlepoint`). */
export const save = (result) => known(result).saved;

const known = (result) => {
  const answer = typeof result === "object" && found.get(result);
  if (!answer) throw new TypeError("this is no result that run() has given here");
  return answer;
};
