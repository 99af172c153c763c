import { expect, it, vi } from "vitest";
import { ask, type Handler, page, sayPath, serve, serveShops, startFront } from "./test/start-front.ts";

it("knows a language by its small letters only", async () => {
  const seen = async (path: string) => (await ask(path, {}, sayPath)).body;
  expect(await seen("/SW/pricing")).toBe("/sw/SW/pricing");
  expect(await seen("/Sw?q=1")).toBe("/sw/Sw");
  for (const path of ["/sw/pricing", "/sw", "/swahili", "/SWALI"]) expect(await seen(path)).toBe(path);
});

it("is no proxy: a URL that names a host is refused, in any zone", async () => {
  const passed = vi.fn(page("here"));
  for (const url of ["http://other.example/", "HTTPS://other.example/api/session", "http://[", "http://x:99999/"])
    expect(await ask(url, {}, passed)).toMatchObject({ status: 400, headers: { "cache-control": "no-store" } });
  expect(passed).not.toHaveBeenCalled();
  expect(await ask("/http://other.example/", {}, passed)).toMatchObject({ status: 200 });
});

it.each([
  ["/shops/%E0%A4%A/x?a=%E0", "/shops/%25E0%25A4%25A/x"],
  ["/sw/50%", "/sw/50%25"],
  ["/duka%20la%2Fleo?a=50%", "/duka%20la%2Fleo"],
  ["*", "/*"],
])("makes text of what is no path and of percent signs that stand for nothing: %s", async (path, seen) => {
  const next: Handler = ({ url }, response) => response.writeHead(200, { "content-type": "text/html" }).end(url);
  expect((await ask(path, {}, next)).body).toBe(seen);
});

it.each(["//", "///", "//[", "//a:b", "/\\\\", "*"])("stands whatever is asked for: %s", async (path) => {
  expect(await ask(path, {}, page("here"))).toMatchObject({ status: 200, body: "here" });
});

it("answers itself who wants to do something with a page that can only be read", async () => {
  const next = vi.fn(page("page"));
  const to = await startFront(next);
  const asks = (method: string, path = "/pricing", headers = {}) => to(path, { headers, method });
  for (const method of ["PUT", "POST", "DELETE", "PATCH"]) {
    const { status, headers, body } = await asks(method);
    expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD, OPTIONS"]);
    expect(JSON.parse(body).detail).toContain("only be read");
  }
  expect(JSON.parse((await asks("PUT", "/sw/pricing")).body).detail).toContain("kusomwa tu");
  expect(JSON.parse((await asks("POST", "/", { "accept-language": "sw" })).body).detail).toContain("kusomwa tu");
  expect(await asks("OPTIONS")).toMatchObject({ status: 204, headers: { allow: "GET, HEAD, OPTIONS" }, body: "" });
  expect((await asks("POST", "/contact-us", { "content-type": "application/json" })).status).toBe(405);
  for (const path of [
    "/cart",
    "/cart?token=a",
    "/o/4Zk2p9QxA1bC7d",
    "/d/aTajnpEYeMrxZnOmBWf-Pg",
    "/dashboard",
    "/dashboard/orders",
    "/login",
  ])
    for (const method of ["PUT", "POST", "DELETE"]) expect((await asks(method, path)).status).toBe(405);
  expect((await asks("PUT", "/cart/submit")).status).toBe(405);
  expect(next).not.toHaveBeenCalled();
});

it("lets through who reads, posts a form, or speaks with another app", async () => {
  const sayMethod: Handler = ({ method }, response) => response.end(method);
  const elsewhere = await serve(sayMethod);
  for (const origin of ["API_ORIGIN", "CART_ORIGIN"]) vi.stubEnv(origin, elsewhere);
  const to = await startFront(sayMethod);
  const form = { "content-type": "multipart/form-data; boundary=x" };
  for (const [method, path, headers] of [
    ["GET", "/pricing", {}],
    ["POST", "/contact-us", form],
    ["POST", "/sw/contact-us", form],
    ["DELETE", "/api/products/1", {}],
    ["OPTIONS", "/api/products", {}],
    ["POST", "/cart/submit", {}],
    ["POST", "/cart/pay/watch", {}],
    ["POST", "/o/4Zk2p9QxA1bC7d/stop", {}],
    ["POST", "/d/aTajnpEYeMrxZnOmBWf-Pg/pay", {}],
    ["POST", "/d/aTajnpEYeMrxZnOmBWf-Pg/answer", {}],
    ["POST", "/d/aTajnpEYeMrxZnOmBWf-Pg/promise", {}],
    ["POST", "/d/aTajnpEYeMrxZnOmBWf-Pg/claim", {}],
  ] as const)
    expect(await to(path, { headers, method })).toMatchObject({ status: 200, body: method });
  expect(await to("/pricing", { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
});

it("leads to one page whoever asks for shops that are not there, and asks for each once in ten seconds", async () => {
  const { asked } = await serveShops("demo");
  const to = await startFront(sayPath);
  const at = async (path: string) => (await to(path)).body;
  const made = Array.from({ length: 6 }, (_, index) => `/shops/hakuna-${index % 3}`);
  expect(new Set(await Promise.all(made.map(at)))).toEqual(new Set(["/missing/shop"]));
  expect(await at("/sw/shops/hakuna-0?x=1")).toBe("/sw/missing/shop");
  expect(await at("/shops/hakuna-1/sets/0198c1f2")).toBe("/missing/shop");
  expect(await at("/shops/hakuna-1/p/kanga-1")).toBe("/missing/shop");
  expect(asked.toSorted()).toEqual(["hakuna-0", "hakuna-1", "hakuna-2"]);
  for (const path of ["/shops/demo", "/sw/shops/demo", "/shops/demo/sets/1", "/shops", "/shops/demo/x/y"])
    expect(await at(path)).toBe(path);
  expect(asked.filter((slug) => slug === "demo")).toHaveLength(1);
  expect(await to("/sw/shops/demo/p/kitu-1")).toMatchObject({
    ...{ status: 200, body: "/sw/shops/demo/p/-" },
  });
  vi.useFakeTimers({ now: Date.now() + 10_001, toFake: ["Date"] });
  await at("/shops/hakuna-0");
  vi.useRealTimers();
  expect(asked.filter((slug) => slug === "hakuna-0")).toHaveLength(2);
});

it("renders the page of all that is missing once", async () => {
  await serveShops();
  const next = vi.fn(page('<template data-status="404"></template>'));
  const to = await startFront(next);
  for (const slug of ["moja", "mbili", "tatu"]) expect((await to(`/shops/${slug}`)).status).toBe(404);
  expect(next).toHaveBeenCalledTimes(1);
});

it("leads old links to a set to its page", async () => {
  await serveShops("demo");
  expect(await ask("/sw/shops/demo?set=0198c1f2-7d3a-7000-8000-000000000001", {}, sayPath)).toMatchObject({
    ...{ status: 308, headers: { location: "/sw/shops/demo/sets/0198c1f2-7d3a-7000-8000-000000000001" } },
  });
});

it("renders a shop anew, and leads to one that was opened since, as soon as the API says so", async () => {
  vi.stubEnv("REFRESH_SECRET", "a secret of at least thirty-two characters");
  const { add } = await serveShops("demo");
  let price = 5_000;
  const to = await startFront(({ url }, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(`${url} ${price}`),
  );
  const change = (slug: string, authorization = "Bearer a secret of at least thirty-two characters") =>
    to("/refresh", { method: "POST", headers: { authorization }, body: JSON.stringify({ slug }) });
  const at = async (slug: string) => (await to(`/shops/${slug}`)).body;
  expect([await at("demo"), await at("duka-jipya")]).toEqual(["/shops/demo 5000", "/missing/shop 5000"]);
  [price] = [6_000];
  add("duka-jipya");
  expect((await change("demo", "Bearer guessed")).status).toBe(404);
  expect([await at("demo"), await at("duka-jipya")]).toEqual(["/shops/demo 5000", "/missing/shop 5000"]);
  for (const slug of ["demo", "duka-jipya"]) expect((await change(slug)).status).toBe(200);
  expect([await at("demo"), await at("duka-jipya")]).toEqual(["/shops/demo 6000", "/shops/duka-jipya 6000"]);
});

it("leaves it to the page where nobody can say whether there is such a shop", async () => {
  const down = page('down<template data-status="503"></template>');
  expect(await ask("/shops/nani-ajuaye", {}, down)).toMatchObject({ status: 503, body: "down" });
});

it("sends a page with the status it names itself, and lets nobody keep one that is not there", async () => {
  const missing = '<h1>No such page</h1><template data-status="404"></template>';
  const to = await startFront(({ url }, response) =>
    response
      .writeHead(200, { "content-type": "text/html", "cache-control": "s-maxage=31536000" })
      .end(url === "/none" ? missing : "<h1>Here</h1>"),
  );
  expect(await to("/none")).toMatchObject({
    ...{ status: 404, body: "<h1>No such page</h1>", headers: { "cache-control": "no-store" } },
  });
  const there = await to("/about");
  expect(there).toMatchObject({ status: 200, headers: { "cache-control": "public, max-age=0, must-revalidate" } });
  const tag = String(there.headers.etag);
  expect(await to("/about", { headers: { "if-none-match": tag } })).toMatchObject({ status: 304, body: "" });
});

it("sends the page that says so where Next fails, or the last good one", async () => {
  let isBroken = false;
  const to = await startFront(({ url }, response) => {
    const isAsked = url === "/sw/failure";
    response.writeHead(isBroken && !isAsked ? 500 : 200, { "content-type": "text/html" });
    response.end(isAsked ? 'Samahani<template data-status="500"></template>' : "fine");
  });
  expect((await to("/sw/about")).body).toBe("fine");
  isBroken = true;
  vi.useFakeTimers({ now: Date.now() + 600_000, toFake: ["Date"] });
  expect((await to("/sw/about")).body).toBe("fine");
  vi.useRealTimers();
  expect(await to("/sw/pricing")).toMatchObject({ status: 500, body: "Samahani" });
});

it("makes one page of all the ways to write its path", async () => {
  const next = vi.fn(page("here"));
  const to = await startFront(next);
  for (const path of ["/about", "/%61bout", "/a%62out", "/%61%62out"]) expect((await to(path)).body).toBe("here");
  expect(next).toHaveBeenCalledTimes(1);
});

it("tells who asks for the head of what is missing that it is", async () => {
  const to = await startFront(({ method }, response) =>
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(method === "HEAD" ? undefined : '<template data-status="404"></template>'),
  );
  for (const path of ["/none.txt", "/none", "/shop-search"])
    expect(await to(path, { method: "HEAD" })).toMatchObject({ status: 404, body: "" });
});
