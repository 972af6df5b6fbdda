// A module as it arrives, or when it is there where a server does not say that it is WebAssembly.
async function instantiate(source, imports) {
    const answer = await source;
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.headers.get("content-type")?.startsWith("application/wasm")
        ? WebAssembly.instantiateStreaming(answer, imports)
        : WebAssembly.instantiate(await answer.arrayBuffer(), imports);
}
