// Before the program is there.

// The words of a lesson, as far as they can be known. The first page has a link to each of ours.
(function () {
  var root = document.documentElement;
  var asked = /^#(\/lesson\/([a-z0-9-]+))(?:\?scene=(\d+))?$/.exec(location.hash);
  if (!asked || !document.querySelector('a[href="#' + asked[1] + '"]')) return;
  fetch("./lessons/" + asked[2] + ".html").then(function (answer) { return answer.ok ? answer.text() : ""; }).then(function (words) {
    var content = document.getElementById("content");
    var scene = new DOMParser().parseFromString(words, "text/html").querySelector('[data-scene="' + (asked[3] || 1) + '"]');
    if (!scene || !root.dataset.loading) return;
    scene.className = "lesson";
    content.replaceChildren(scene);
    root.dataset.loading = "lesson";
  }, function () { /* the program says what is wrong */ });
})();

// What is missing, said in plain words, since without it the program itself cannot say it; so in words of the language that any browser knows.
(function () {
  var moduleWorkers = false;
  try {
    new Worker("./start-worker.js", { get type() { moduleWorkers = true; return "module"; } }).terminate();
  } catch (refused) { /* the option was asked for or it was not: that is all we want to know */ }
  var missing = [];
  if (typeof WebAssembly !== "object" || typeof WebAssembly.Module !== "function") missing.push("WebAssembly");
  if (!moduleWorkers) missing.push("module workers");
  if (missing.length > 0) {
    document.getElementById("loading").dataset.lacking = missing.join();
    document.getElementById("loading").textContent =
      "This browser lacks " + missing.join(" and ") + ", which the laboratory needs to compute on your machine. " +
      "Any current version of Firefox, Chrome, Edge or Safari has them.";
  }
})();
