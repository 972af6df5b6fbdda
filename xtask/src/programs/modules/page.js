// A module, compiled by `load.js`, which may have asked for it before the program could.
function compiled(url) {
    return globalThis.saddlepointModule(url.href);
}
