// A module, compiled by the page, once for all workers: the page is sent the address, and answers with address and module, or with address
// and what is wrong.
let compile = ({ href }) => new Promise((resolve, reject) => {
  addEventListener("message", function hear({ data }) {
    if (!Array.isArray(data) || data[0] !== href) return;
    removeEventListener("message", hear);
    if (data[1] instanceof WebAssembly.Module) resolve(data[1]);
    else reject(new Error(data[1]));
  });
  postMessage(href);
});
// Who has no page compiles by itself: the program begun on a page of the JavaScript module.
export const compileBy = (other) => compile = other;
function compiled(url) {
  return compile(url);
}
