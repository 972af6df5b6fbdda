// Keeps the page for times without network: begins the service worker once the page is there, and lets the page know when a newer
// version waits. Where a browser refuses, the page works as it does without.

const tell = (worker) => {
  // Taken only when somebody asks for it, or when all windows have been closed; never in the middle of work.
  globalThis.saddlepointUpdate = () => {
    // Another window may have asked for it before.
    if (worker.state !== "installed") return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    worker.postMessage("take over");
  };
  // Whole before it is taken: the next start may be one without network.
  worker.postMessage("fetch the rest");
  dispatchEvent(new Event("saddlepoint-update"));
};

const watch = (worker) => worker?.addEventListener("statechange", () => {
  // The first version of all has nobody to take over from.
  if (worker.state === "installed" && navigator.serviceWorker.controller) tell(worker);
});

const begin = async () => {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register("./service-worker.js");
  if (registration.waiting && serviceWorker.controller) tell(registration.waiting);
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  const { active } = await serviceWorker.ready;
  active.postMessage("fetch the rest");
  // A window that stays open for days hears of news too.
  setInterval(() => registration.update().catch(() => { /* no network now */ }), 3_600_000);
};

// A frame in another page leaves the decision to who opens the page itself.
if (window.top === window) {
  // The page and its first pictures come first.
  const later = () => (window.requestIdleCallback ?? setTimeout)(() => begin().catch(() => { /* not here */ }), { timeout: 5_000 });
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

// Files that somebody opens with the installed page.
globalThis.launchQueue?.setConsumer(async ({ files }) => {
  if (!files?.length) return;
  globalThis.saddlepointFile = await files[0].getFile();
  dispatchEvent(new Event("saddlepoint-file"));
});
