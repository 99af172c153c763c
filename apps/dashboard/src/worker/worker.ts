/** Written in front of this file by the build: `static-pages/worker-build.ts`. */
declare const build: {
  id: string;
  /** Each page, and which of `files` it names. */
  pages: Record<string, number[]>;
  /** Scripts, styles and fonts. */
  files: string[];
  /** Finds the id of a record in an address. */
  recordId: string;
};

/** The library of workers does not say which kind of worker this is. */
const asServiceWorker = (scope: unknown) => scope as ServiceWorkerGlobalScope;
const worker = asServiceWorker(self);

/** A slower network counts as none where the page is kept. */
const patienceMs = 3_000;
/** So many requests at a time while the cache is filled: the open page goes first. */
const atATime = 4;

const scope = new URL(worker.registration.scope).pathname;
const family = `back-office ${scope} `;
const cacheName = family + build.id;
const filesFolder = "/dashboard-static/_next/static/";
const languageKey = "/language";
const exact = { ignoreVary: true } as const;

const pageOf = (pathname: string) => pathname.replace(new RegExp(build.recordId, "i"), "by-id");
const isOwnPage = (pathname: string) => pathname === scope || pathname.startsWith(`${scope}/`);

function savesData(): boolean {
  const connection: unknown = Reflect.get(worker.navigator, "connection");
  return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
}

/** With data saving on, what has not been visited is not kept; nor is anything but the form at the ways in. */
const keepsAll = () => scope === "/dashboard" && !savesData();
const pagesToKeep = () => (keepsAll() ? Object.keys(build.pages).filter(isOwnPage) : [scope]);
const filesToKeep = () =>
  keepsAll() ? build.files : (build.pages[scope] ?? []).flatMap((at) => build.files[at] ?? []);

async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items];
  const next = async (): Promise<void> => {
    const item = left.shift();
    if (item === undefined) return;
    await work(item);
    return next();
  };
  await Promise.all(Array.from({ length: atATime }, next));
}

/** The language of a page of this build; undefined for any other response. */
function languageOf(response: Response): string | undefined {
  const isPage = response.ok && !response.redirected && response.headers.get("x-build") === build.id;
  return isPage ? (response.headers.get("content-language") ?? undefined) : undefined;
}

async function keepPage(cache: Cache, page: string, response: Response): Promise<string | undefined> {
  const language = languageOf(response);
  if (language !== undefined) await cache.put(`/${language}${page}`, response);
  return language;
}

async function fetchPages(cache: Cache): Promise<void> {
  await inTurn(pagesToKeep(), async (page) => {
    const language = await keepPage(cache, page, await fetch(page, { cache: "no-cache" }));
    if (language === undefined) throw new Error(`No page of this build at ${page}`);
    if (page === scope) await cache.put(languageKey, new Response(language));
  });
}

async function keepFile(cache: Cache, file: string): Promise<void> {
  // An earlier build's cache has most of them: what they are called changes with what is in them.
  const response = (await caches.match(file, exact)) ?? (await fetch(file));
  if (!response.ok) throw new Error(`No file at ${file}`);
  await cache.put(file, response);
}

async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  await fetchPages(cache);
  await inTurn(filesToKeep(), (file) => keepFile(cache, file));
}

/** Only once no page of an earlier build is open does the browser activate this one: their files are needed no more. */
async function removeEarlierBuilds(): Promise<void> {
  const names = await caches.keys();
  const earlier = names.filter((name) => name.startsWith(family) && name !== cacheName);
  await Promise.all(earlier.map((name) => caches.delete(name)));
  // On a first visit, the open page is served from now on.
  await worker.clients.claim();
}

async function readFile(request: Request): Promise<Response> {
  const kept = await caches.match(request, exact);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) {
    const copy = response.clone();
    // A full device keeps nothing more.
    await caches
      .open(cacheName)
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined);
  }
  return response;
}

const keptLanguage = async (cache: Cache) => (await cache.match(languageKey))?.text();

async function keptPage(page: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  const language = await keptLanguage(cache);
  for (const each of [language, "en", "sw"]) {
    const kept = await cache.match(`/${each}${page}`, exact);
    if (kept) return kept;
  }
  return undefined;
}

/** Keeps a page that was visited; in another language than before, all pages are fetched in it. */
async function learn(url: URL, response: Response): Promise<void> {
  const page = pageOf(url.pathname);
  // `?auth` is answered with a form in place of the page.
  if (!(page in build.pages) || url.searchParams.has("auth")) return;
  const cache = await caches.open(cacheName);
  const [before, isKept] = [await keptLanguage(cache), await cache.match(`/${languageOf(response)}${page}`, exact)];
  const language = isKept ? languageOf(response) : await keepPage(cache, page, response);
  if (language === undefined || language === before) return;
  await cache.put(languageKey, new Response(language));
  await fetchPages(cache);
}

const words = {
  en: ["No network", "This page is not on this device yet. It opens when the network is back.", "Home"],
  sw: ["Hakuna intaneti", "Ukurasa huu bado hauko kwenye kifaa hiki. Utafunguka intaneti ikirudi.", "Nyumbani"],
} as const;

async function nothingKept(): Promise<Response> {
  const language = (await keptLanguage(await caches.open(cacheName))) === "sw" ? "sw" : "en";
  const [title, text, home] = words[language];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  const body = `<h1>${title}</h1><p>${text}</p><p><a href="/dashboard">${home}</a></p>`;
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": "default-src 'none'" };
  return new Response(`<!doctype html><html lang="${language}">${head}<body>${body}</body></html>`, { headers });
}

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));

/** The network's page, which is the newest; without one in time, the page that is kept. */
async function openPage(event: FetchEvent, url: URL): Promise<Response> {
  const network = fetch(event.request).catch(() => undefined);
  const inTime = await Promise.race([network, pause(patienceMs)]);
  // 502 to 504: what stands in front of the back-office did not reach it.
  const isAnswer = (answer: Response | undefined) =>
    answer !== undefined && (answer.status < 502 || answer.status > 504);
  if (inTime && isAnswer(inTime)) {
    event.waitUntil(learn(url, inTime.clone()).catch(() => undefined));
    return inTime;
  }
  return (await keptPage(pageOf(url.pathname))) ?? (await network) ?? (await nothingKept());
}

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(removeEarlierBuilds()));
// Everything else, all of the API above all, goes its way as if there were no worker.
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith(filesFolder)) event.respondWith(readFile(request));
  else if (request.mode === "navigate" && isOwnPage(url.pathname)) event.respondWith(openPage(event, url));
});

/** A notification leads to its page: in a tab of the back-office, if there is one. */
async function openFrom({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const data: unknown = notification.data;
  const path = typeof data === "object" && data !== null ? Reflect.get(data, "path") : undefined;
  if (typeof path !== "string" || !isOwnPage(path)) return;
  const [open] = await worker.clients.matchAll({ type: "window" });
  if (!open) return void (await worker.clients.openWindow(path));
  await open.focus();
  await open.navigate(path);
}
worker.addEventListener("notificationclick", (event) => event.waitUntil(openFrom(event)));

type Notice = { title: string; text: string; path: string; tag: string };
function noticeOf(value: unknown): Notice | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const textOf = (name: keyof Notice) => String(Reflect.get(value, name) ?? "");
  const [title, text, path, tag] = [textOf("title"), textOf("text"), textOf("path"), textOf("tag")];
  return title !== "" && isOwnPage(path) ? { title, text, path, tag } : undefined;
}

/** Shows what was pushed. A page that somebody sees tells them itself. */
async function showPushed({ data }: PushEvent): Promise<void> {
  const notice = noticeOf(data?.json());
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isSeen = open.some((each) => each.visibilityState === "visible" && isOwnPage(new URL(each.url).pathname));
  if (!notice || isSeen) return;
  const { title, text, path, tag } = notice;
  // The library does not know `renotify`: a newer notice in the place of one that is there sounds again.
  const options = { body: text, tag, data: { path }, ...(tag !== "" && { renotify: true }) };
  await worker.registration.showNotification(title, options);
}
worker.addEventListener("push", (event) => event.waitUntil(showPushed(event)));
