// In a package for a course system: finds the system (SCORM 1.2 or 2004), opens the lesson where the student was, and tells what the
// laboratory says of the student's work. Loaded before all else; `data-lesson` is the address of the lesson.

(() => {
  const lesson = document.currentScript.dataset.lesson;
  const STANDARDS = [
    { version: "2004", name: "API_1484_11", prefix: "", begin: "Initialize", end: "Terminate", location: "cmi.location", exit: "cmi.exit", time: "cmi.session_time" },
    { version: "1.2", name: "API", prefix: "LMS", begin: "LMSInitialize", end: "LMSFinish", location: "cmi.core.lesson_location", exit: "cmi.core.exit", time: "cmi.core.session_time" },
  ];
  // Windows around this one, then the one that opened it and those around that.
  const windows = function* () {
    const met = new Set();
    // A window can have opened itself.
    for (let from = window; from && !met.has(from); from = from.opener) {
      met.add(from);
      for (let one = from; ; one = one.parent) {
        yield one;
        if (one.parent === one) break;
      }
    }
  };
  const found = () => {
    for (const standard of STANDARDS) {
      try {
        for (const one of windows()) if (one[standard.name]) return { ...standard, api: one[standard.name] };
      } catch { /* a window of another origin: nothing behind it is ours to see */ }
    }
    return null;
  };
  const pad = (number) => String(Math.trunc(number)).padStart(2, "0");
  const clock = (seconds) => `${String(Math.trunc(seconds / 3600)).padStart(4, "0")}:${pad(seconds / 60 % 60)}:${pad(seconds % 60)}`;

  const system = found();
  let scene = "";
  if (system && String(system.api[system.begin]("")) === "true") {
    const { api, prefix } = system;
    const get = (name) => String(api[`${prefix}GetValue`](name) ?? "");
    const set = (name, value) => String(api[`${prefix}SetValue`](name, value)) === "true";
    const commit = () => String(api[`${prefix}Commit`]("")) === "true";
    const begun = Date.now();
    let data = get("cmi.suspend_data");
    scene = /^\d+$/.test(get(system.location)) ? get(system.location) : "";
    globalThis.saddlepointCourse = {
      version: system.version,
      /** What is kept for the student. */
      data: () => data,
      /** Sets elements, a list of names and values; false if the system does not keep them. */
      tell(elements) {
        let isKept = true;
        for (const [name, value] of elements) {
          // What a system does not know of single answers takes nothing from what it keeps.
          const isSet = set(name, value);
          if (!name.startsWith("cmi.interactions.")) isKept &&= isSet;
          if (name === "cmi.suspend_data" && isSet) data = value;
        }
        return commit() && isKept;
      },
    };
    // Once: what comes later is refused.
    addEventListener("pagehide", () => {
      const seconds = (Date.now() - begun) / 1000;
      set(system.exit, "suspend");
      set(system.time, system.version === "2004" ? `PT${seconds.toFixed(0)}S` : clock(seconds));
      commit();
      api[system.end]("");
    }, { once: true });
    // A page that comes back from the browser's own cache has ended.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  }
  if (!location.hash) {
    const and = lesson.includes("?") ? "&" : "?";
    location.replace(`#/${lesson}${scene && `${and}scene=${scene}`}`);
  }
})();
