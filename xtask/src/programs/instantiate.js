// A file of the program, or what load.js has asked for before the program could. What has failed is asked for once more.
function asked(url) {
    const early = globalThis.saddlepointEarly?.get(url.href);
    globalThis.saddlepointEarly?.delete(url.href);
    return early ?? fetch(url);
}
// A module as it arrives, or when it is there where a server does not say that it is WebAssembly.
async function instantiate(source, imports) {
    const answer = await source;
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.headers.get("content-type")?.startsWith("application/wasm")
        ? WebAssembly.instantiateStreaming(answer, imports)
        : WebAssembly.instantiate(await answer.arrayBuffer(), imports);
}
