// A fault in the page's program: it is said here, since the program cannot say it any more. Whatever it has drawn stays.

(() => {
  const BROKEN = "saddlepoint.broken";
  const add = (parent, name, properties) => parent.appendChild(Object.assign(document.createElement(name), properties));
  // Storage may be forbidden; then nothing that is kept can be at fault.
  const kept = (use) => { try { return use(sessionStorage, localStorage); } catch { return undefined; } };
  const ours = (storage) => Object.keys(storage).filter((key) => key.startsWith("saddlepoint."));

  const copy = async (field, button) => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      // Outside of secure contexts there is no clipboard: the link is selected, and this may still copy it.
      if (!document.execCommand("copy")) return;
    }
    button.textContent = "Copied";
  };

  // What this browser keeps may be what breaks the page: it can be saved as a file, and forgotten.
  const addKept = (notice) => {
    add(notice, "p", { textContent: "What this browser keeps for you here (drafts, answers, settings) may be what stops it." });
    const actions = add(notice, "p", { className: "actions" });
    const link = add(actions, "a", { className: "button", download: "saddlepoint-kept.json", href: "./", textContent: "Save what is kept" });
    link.addEventListener("click", () => save(link));
    add(actions, "button", { type: "button", textContent: "Forget it and reload" }).addEventListener("click", forget);
  };
  const save = (link) => {
    const content = kept((tab, visits) => Object.fromEntries([visits, tab].flatMap((storage) => ours(storage).map((key) => [key, storage[key]]))));
    link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }));
  };
  const forget = () => {
    kept((...both) => both.forEach((storage) => ours(storage).forEach((key) => storage.removeItem(key))));
    location.assign("./");
  };

  // Nothing is loaded again unless somebody asks for it, so that a page that breaks whenever it is loaded does not go round in circles.
  const say = () => {
    if (document.getElementById("broken")) return;
    document.getElementById("loading")?.remove();
    document.documentElement.removeAttribute("data-loading");
    // A dialog would lie over what is said.
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    const notice = Object.assign(document.createElement("section"), { id: "broken", className: "card", tabIndex: -1 });
    notice.setAttribute("role", "alert");
    const isHome = location.hash.length < 3;
    add(notice, "p", { textContent: "A fault in the laboratory’s program has stopped this page." });
    const label = add(notice, "label", { textContent: "The link at which it stopped" });
    const field = add(label, "input", { readOnly: true, value: location.href });
    const actions = add(notice, "p", { className: "actions" });
    add(actions, "a", { className: "button primary", href: "./", textContent: isHome ? "Reload" : "Reload without it" });
    const button = add(actions, "button", { type: "button", textContent: "Copy the link" });
    button.addEventListener("click", () => copy(field, button));
    // At the same place as before, or where there is no link: that is not at fault then, or not alone.
    if (isHome || kept((tab) => tab.getItem(BROKEN)) === location.hash) addKept(notice);
    kept((tab) => tab.setItem(BROKEN, location.hash));
    document.body.prepend(notice);
    notice.focus();
    // Links and the way back lead on, though the program does not follow them any more.
    const { href } = location;
    for (const moved of ["hashchange", "popstate"]) addEventListener(moved, () => { if (location.href !== href) location.reload(); });
  };

  // Traps, and what was thrown through the program: what was under way there is never cleared up, so it cannot go on. That a closure is gone,
  // or still under way, is thrown before anything is done.
  const breaks = (error) =>
    typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError ||
    /wasm-function|\[wasm code\]/.test(error?.stack) && !/^closure invoked/.test(error.message);
  addEventListener("error", ({ error }) => { if (breaks(error)) say(); });
  addEventListener("unhandledrejection", ({ reason }) => { if (breaks(reason)) say(); });
  // For those who know better: the program when it panics, and whoever starts it.
  globalThis.saddlepointBroken = say;
})();
