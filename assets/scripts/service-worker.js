// Service worker: answers from what was kept, so that the page works without network.
//
// Each build has a cache of its own. What the page begins with is fetched when a version is installed, all of it or nothing; the rest
// when a page is idle, also of a version that waits. A new version waits until all windows are closed, or until one asks for it.

"use strict";

// The build writes here what there is: { version, first, later }, with paths beside this file.
const { version, first, later } = { version: "none", first: [], later: [] };

const HERE = self.registration.scope;
const OURS = `saddlepoint ${HERE} `;
const CACHE = OURS + version;
const address = (file) => new URL(file, HERE).href;
const LISTED = new Set([...first, ...later].map(address));
// The server is asked whether what the browser may have is still right: a page of one build and a program of another would not fit.
const request = (file) => new Request(address(file), { cache: "no-cache" });

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim().then(sweep)));
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
  if (event.data === "fetch the rest") event.waitUntil(fetchRest().then(sweep));
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(HERE)) event.respondWith(answer(event.request));
});

async function install() {
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(first.map(request));
    await check(await cache.match(HERE));
  } catch (incomplete) {
    await caches.delete(CACHE);
    throw incomplete;
  }
}

// While a server is given a new build, it may have this file already and still the old page, whose programs would be missing. Scripts,
// styles and programs are named by their content, so the page tells.
async function check(page) {
  const named = (await page.text()).matchAll(/\b(?:src|href)="(\.\/[^"#?]+)"/g);
  for (const [, file] of named) {
    if (!LISTED.has(address(file))) throw new Error(`${file} is of another build`);
  }
}

// What is there already is left alone, so that an interrupted visit is gone on with by the next.
async function fetchRest() {
  const cache = await caches.open(CACHE);
  for (const file of later) {
    if (await cache.match(address(file))) continue;
    const fetched = await fetch(request(file)).catch(() => undefined);
    if (!fetched) return;
    if (fetched.ok) await cache.put(address(file), fetched);
  }
}

// Earlier versions go when no window is left that may still need a file of theirs.
async function sweep() {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.filter(({ url }) => url.startsWith(HERE)).length > 1) return;
  const names = await caches.keys();
  // Looked at after that: a newer version has its cache only while it is one of these.
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request) {
  const path = request.url.split(/[?#]/)[0];
  const isPage = request.mode === "navigate" && (path === HERE || path === address("index.html"));
  // A browser that has lost what it kept is no reason to give nothing.
  const kept = await find(isPage ? HERE : path).catch(() => undefined);
  // A worker that is only beginning may be refused once, and so may one of thirty that ask at the same time.
  return kept ?? fetch(request).catch(() => fetch(request));
}

// In this version; what this version does not know, in another one: of that may be the window that asks. So is the page itself: a newer
// version that has just taken over sweeps this one away while it still answers, and what its page names is found by its name.
async function find(url) {
  const options = { ignoreVary: true };
  const cache = await caches.open(CACHE);
  const isOwn = LISTED.has(url) && url !== HERE;
  return await cache.match(url, options) ?? (isOwn ? undefined : caches.match(url, options));
}
