/** Written in by the build: addresses of the page and its parts, and a mark that changes with any of them. */
declare const BUILD: { version: string; files: readonly string[] };
declare const self: ServiceWorkerGlobalScope;

const PREFIX = "desk-";
const START = "/";
/** What every other address shows before its script runs. */
const PAGE = "/index.html";
/** The cache before this one stays: a page that was opened before the new version still loads its parts from it. */
const KEPT_VERSIONS = 2;
const PATIENCE_MS = 4_000;
/** What a reverse proxy answers while no server is behind it. */
const nobodyHome: readonly number[] = [502, 504];

self.addEventListener("install", (event) => event.waitUntil(keepBuild()));
// A page that is open already is served, too: whoever came for the first time makes a PDF without the network.
self.addEventListener("activate", (event) => event.waitUntil(removeOldVersions().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && origin === self.location.origin && pathname === "/share-posting") {
    event.respondWith(handOver(request));
    return;
  }
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (isPageAddress(pathname)) event.respondWith(openPage(request));
  } else if (pathname.startsWith("/assets/")) event.respondWith(keptOrFetched(request));
  else if (BUILD.files.includes(pathname)) event.respondWith(fetchedOrKept(request));
});

/** What another app shares goes to the page in the part of the address that is sent to no server. */
async function handOver(request: Request): Promise<Response> {
  const form = await request.formData();
  const shared = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  return Response.redirect(`/share-posting#${encodeURIComponent(JSON.stringify(shared))}`, 303);
}

/** Takes over at once: it serves pages of every version alike, and which one is shown is the network's choice. */
async function keepBuild(): Promise<void> {
  const cache = await caches.open(PREFIX + BUILD.version);
  await cache.addAll(
    BUILD.files.map((file) => new Request(file, { cache: isNamedByContent(file) ? "default" : "reload" })),
  );
  await self.skipWaiting();
}

async function removeOldVersions(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const older = names.filter((name) => name !== PREFIX + BUILD.version).slice(0, -(KEPT_VERSIONS - 1));
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The server's page; the kept one where no server can be reached or it takes too long. */
async function openPage(request: Request): Promise<Response> {
  const page = new URL(request.url).pathname === START ? START : PAGE;
  const kept = await caches.match(page, { cacheName: PREFIX + BUILD.version, ignoreVary: true });
  if (!kept) return fetch(request);
  try {
    const fetched = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return nobodyHome.includes(fetched.status) ? kept : fetched;
  } catch {
    return kept;
  }
}

/** Files that are named by their content never change: a part that was loaded once is there for good. */
async function keptOrFetched(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) {
    const cache = await caches.open(PREFIX + BUILD.version);
    await cache.put(request, fetched.clone());
  }
  return fetched;
}

async function fetchedOrKept(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** Everything that is no call, no file and no page of the server's own. */
function isPageAddress(pathname: string): boolean {
  return !/^\/(api|sandbox-checkout|healthz|readyz|metrics|assets)(\/|$)/.test(pathname) && !/\.\w+$/.test(pathname);
}

function isNamedByContent(file: string): boolean {
  return file.startsWith("/assets/");
}
