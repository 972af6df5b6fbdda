// Where a worker begins under Node: what a browser gives its workers, then the same as there.
import { setMaxListeners } from "node:events";
import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";

const events = new EventTarget();
// One for each module of the program that is waited for.
setMaxListeners(0, events);
const { fetch } = globalThis;
Object.assign(globalThis, {
  self: globalThis,
  postMessage: (message, transfer) => parentPort.postMessage(message, transfer),
  addEventListener: (...listener) => events.addEventListener(...listener),
  removeEventListener: (...listener) => events.removeEventListener(...listener),
  // The opening book lies beside the programs.
  fetch: async (address, options) =>
    String(address).startsWith("file:") ? new Response(await readFile(new URL(address))) : fetch(address, options),
});
await import("./start-worker.js");
parentPort.on("message", (data) => {
  const event = new MessageEvent("message", { data });
  globalThis.onmessage?.(event);
  events.dispatchEvent(event);
});
