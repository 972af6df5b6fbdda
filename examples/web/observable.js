// A notebook as Observable exports it. In Observable itself the cells are
//   S = import("https://saddlepoint.example/saddlepoint.js")
//   viewof patience = Inputs.range([0, 1], { step: 0.01, value: 0.6 })
//   link = S.link("repeated", { first: "grim", second: "grim", continuation: patience })
//   found = S.run(link)
//   found.result.theory.perfection.perfect

export default function define(runtime, observer) {
  const main = runtime.module();
  const cell = (name, inputs, definition) => main.variable(observer(name)).define(name, inputs, definition);
  cell("S", [], () => import("https://saddlepoint.example/saddlepoint.js"));
  cell("patience", [], () => 0.6);
  cell("link", ["S", "patience"], (S, patience) => S.link("repeated", { first: "grim", second: "grim", continuation: patience }));
  cell("found", ["S", "link", "invalidation"], (S, link, invalidation) => {
    const controller = new AbortController();
    // A cell above has changed: this run is no longer needed.
    invalidation.then(() => controller.abort());
    return S.run(link, { signal: controller.signal });
  });
  cell("perfect", ["found"], (found) => found.result.theory.perfection.perfect);
  return main;
}
