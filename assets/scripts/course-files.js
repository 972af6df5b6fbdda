// The files of a package for a course system: those that the page can ask for. The list is written when the page is published.

const FILES = [];

/** All of them: a name and the bytes of each. */
export const files = () => Promise.all(FILES.map(async (name) => {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return [name, new Uint8Array(await answer.arrayBuffer())];
}));
