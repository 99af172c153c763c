import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import vm from "node:vm";
import { expect, it } from "vitest";
import { workerScript } from "../static-pages/worker-build.ts";

const origin = "https://duka.example";
const code = stripTypeScriptTypes(readFileSync(path.join(import.meta.dirname, "worker.ts"), "utf8"));
const fileOf = (name: string) => `/dashboard-static/_next/static/chunks/${name}.js`;
const address = (request: string | Request) =>
  new URL(typeof request === "string" ? request : request.url, origin).href;

/** A browser's Cache Storage, which all workers of a site share. */
function createCaches() {
  const all = new Map<string, Map<string, Response>>();
  const match = async (entries: Map<string, Response>, key: string | Request) => entries.get(address(key))?.clone();
  return {
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return {
        match: (key: string | Request) => match(entries, key),
        put: async (key: string | Request, response: Response) => void entries.set(address(key), response),
      };
    },
    match: async (key: string | Request) => {
      for (const entries of all.values()) if (entries.has(address(key))) return match(entries, key);
      return undefined;
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    addresses: () => [...all.values()].flatMap((entries) => [...entries.keys()].map((key) => key.slice(origin.length))),
  };
}

type Network = (pathname: string) => Response | undefined;

/** The deployed build answers; `language` is that of the browser's cookie. */
const networkOf =
  (build: string, files: readonly string[], language = "en"): Network =>
  (pathname) => {
    if (pathname.startsWith("/dashboard-static/"))
      return files.some((name) => fileOf(name) === pathname)
        ? new Response(pathname)
        : new Response("", { status: 404 });
    const headers = { "content-language": language, "x-build": build, "content-security-policy": `of ${build}` };
    return new Response(`${pathname} ${language} ${build}`, { headers });
  };

type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Waiting & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Pushing = Waiting & { data: { json: () => unknown } };
type Window = { url: string; visibilityState: "visible" | "hidden" };

function startWorker(id: string, files: readonly string[], caches: ReturnType<typeof createCaches>, network: Network) {
  const asked: string[] = [];
  const windows: Window[] = [];
  const shown: unknown[] = [];
  const state = { network, asked, windows, shown };
  const handlers = new Map<string, (event: Fetching & Pushing) => void>();
  const pages = new Map([
    ["/dashboard", files.map((name) => `"${fileOf(name)}"`).join()],
    ["/dashboard/orders", ""],
    ["/dashboard/orders/order-info/by-id", ""],
  ]);
  const scope = {
    location: new URL(`${origin}/dashboard/worker.js`),
    registration: {
      scope: `${origin}/dashboard`,
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
    },
    ...{ navigator: {}, clients: { claim: async () => undefined, matchAll: async () => state.windows } },
    addEventListener: (type: string, handler: (event: Fetching & Pushing) => void) => handlers.set(type, handler),
  };
  const fetch = async (wanted: string | Request) => {
    const { pathname } = new URL(address(wanted));
    state.asked.push(pathname);
    const answer = state.network(pathname);
    if (!answer) throw new TypeError("Failed to fetch");
    return answer;
  };
  const globals = { self: scope, caches, fetch, Response, Reflect, URL, RegExp, Promise, setTimeout };
  vm.runInNewContext(workerScript({ id, pages, files: files.map(fileOf) }, code), globals);

  const run = async (type: string, pushed?: unknown) => {
    const works: Promise<unknown>[] = [];
    const [request, data] = [new Request(origin), { json: () => pushed }];
    handlers.get(type)?.({ request, data, respondWith: () => {}, waitUntil: (work) => works.push(work) });
    await Promise.all(works);
  };
  /** What the worker responds to a request, and undefined where it leaves it alone. */
  const ask = async (pathname: string, { mode = "navigate", method = "GET" } = {}) => {
    const works: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    const request = new Request(origin + pathname, { method });
    Object.defineProperty(request, "mode", { value: mode });
    const respondWith = (given: Promise<Response>) => {
      response = given;
    };
    const data = { json: () => undefined };
    handlers.get("fetch")?.({ request, data, respondWith, waitUntil: (work) => works.push(work) });
    const answer = await response;
    await Promise.all(works);
    return answer;
  };
  const push = (pushed: unknown) => run("push", pushed);
  return { state, ask, push, install: () => run("install"), activate: () => run("activate") };
}

async function installed(caches = createCaches(), language = "en") {
  const worker = startWorker("b1", ["shell"], caches, networkOf("b1", ["shell"], language));
  await worker.install();
  await worker.activate();
  return worker;
}
const none: Network = () => undefined;

it("opens every page without a network, with its policy, and any record with the page of all", async () => {
  const worker = await installed();
  worker.state.network = none;
  const page = await worker.ask("/dashboard/orders?status=paid");
  expect(await page?.text()).toBe("/dashboard/orders en b1");
  expect(page?.headers.get("content-security-policy")).toBe("of b1");
  const id = "0198c0de-0000-7000-8000-00000000abcd";
  expect(await (await worker.ask(`/dashboard/orders/order-info/${id}`))?.text()).toContain("/by-id en");
  expect(await (await worker.ask(fileOf("shell"), { mode: "cors" }))?.text()).toBe(fileOf("shell"));
  expect(await (await worker.ask("/dashboard/unknown"))?.text()).toContain("No network");
});

it("opens the kept page where only what stands in front answers", async () => {
  const worker = await installed();
  worker.state.network = () => new Response("Bad gateway", { status: 502 });
  expect(await (await worker.ask("/dashboard"))?.text()).toBe("/dashboard en b1");
});

it("leaves all else alone: the API, data of steps, forms, the site, the cart", async () => {
  const caches = createCaches();
  const worker = await installed(caches);
  const before = caches.addresses();
  for (const pathname of ["/api/orders", "/media/a.webp", "/dashboard/orders?_rsc=a1"])
    expect(await worker.ask(pathname, { mode: "cors" }), pathname).toBeUndefined();
  for (const pathname of ["/", "/shops/demo", "/cart?token=x", "/dashboards"])
    expect(await worker.ask(pathname), pathname).toBeUndefined();
  expect(await worker.ask("/dashboard", { method: "POST" })).toBeUndefined();
  await worker.ask("/dashboard/orders");
  expect(caches.addresses()).toEqual(before);
  expect(before.every((key) => /^\/(?:en\/dashboard|language$|dashboard-static\/_next\/static\/)/.test(key))).toBe(
    true,
  );
});

it("has the pages in the other language once one of them was opened in it", async () => {
  const worker = await installed();
  worker.state.network = networkOf("b1", ["shell"], "sw");
  await worker.ask("/dashboard");
  worker.state.network = none;
  expect(await (await worker.ask("/dashboard/orders"))?.text()).toBe("/dashboard/orders sw b1");
});

it("keeps no form to log in in place of a page", async () => {
  const worker = await installed();
  worker.state.network = networkOf("b1", ["shell"], "sw");
  await worker.ask("/dashboard?auth=Login");
  worker.state.network = none;
  expect(await (await worker.ask("/dashboard"))?.text()).toBe("/dashboard en b1");
});

it("leaves an open page its build until all of its pages are closed", async () => {
  const caches = createCaches();
  const first = await installed(caches);
  const second = startWorker("b2", ["shell", "new"], caches, networkOf("b2", ["shell", "new"]));
  first.state.network = networkOf("b2", ["new"]);
  await second.install();
  expect(second.state.asked).not.toContain(fileOf("shell"));
  // The server has forgotten its files by now.
  expect((await first.ask(fileOf("shell"), { mode: "cors" }))?.status).toBe(200);
  // Opened over the network it is the new page, which is not kept as one of the old build.
  expect(await (await first.ask("/dashboard/orders"))?.text()).toContain("b2");
  first.state.network = none;
  expect(await (await first.ask("/dashboard/orders"))?.text()).toContain("b1");
  expect(code).not.toMatch(/skipWaiting/);

  await second.activate();
  expect(await caches.keys()).toEqual(["back-office /dashboard b2"]);
  second.state.network = none;
  expect(await (await second.ask("/dashboard/orders"))?.text()).toContain("b2");
});

it("is not installed with a page of another build", async () => {
  const worker = startWorker("b1", ["shell"], createCaches(), networkOf("b2", ["shell"]));
  await expect(worker.install()).rejects.toThrow("No page of this build");
});

const notice = { title: "Neema", text: "Ujumbe mpya", path: "/dashboard/conversations/7", tag: "7" };

it("shows what is pushed, in the place of the last of its conversation, and leads there", async () => {
  const worker = await installed();
  await worker.push(notice);
  const { path, text: body, ...rest } = notice;
  expect(worker.state.shown).toEqual([{ ...rest, body, data: { path }, renotify: true }]);
});

it.each([
  ["dashboard/orders", "visible", 0],
  ["dashboard/orders", "hidden", 1],
  ["shops/demo", "visible", 1],
] as const)("leaves it to a page that somebody sees: /%s, %s", async (path, visibilityState, count) => {
  const worker = await installed();
  worker.state.windows.push({ url: `${origin}/${path}`, visibilityState });
  await worker.push(notice);
  expect(worker.state.shown).toHaveLength(count);
});

it("shows nothing that leads elsewhere or cannot be read", async () => {
  const worker = await installed();
  for (const pushed of [{ ...notice, path: "https://evil.example/dashboard" }, { ...notice, title: "" }, null, "x"])
    await worker.push(pushed);
  expect(worker.state.shown).toEqual([]);
});
