import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { interceptRequests } from "./intercept-requests.ts";
import { setPageStatus } from "./page-status.ts";
import { forgetShop } from "./shops/shop-place.ts";

beforeAll(interceptRequests);
// No server that happens to run on this machine is called.
beforeEach(() => vi.stubEnv("API_ORIGIN", "http://127.0.0.1:1"));
afterEach(() => vi.unstubAllEnvs());

type Answer = { status: number; headers: IncomingMessage["headers"]; body: string };

/** Sends a request to a server with this handler, which plays Next's part. */
async function ask(
  path: string,
  headers: Record<string, string>,
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
  method = "GET",
): Promise<Answer> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("not listening");
  try {
    return await new Promise((resolve, reject) => {
      request({ host: "127.0.0.1", port: address.port, path, method, headers, agent: false }, (answer) => {
        let body = "";
        answer.setEncoding("utf8").on("data", (piece: string) => {
          body += piece;
        });
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      })
        .on("error", reject)
        .end();
    });
  } finally {
    server.close();
  }
}

const echo = (seen: IncomingMessage, response: ServerResponse) => {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(seen.headers));
};
const headersSeen = async (path: string, headers: Record<string, string>) =>
  JSON.parse((await ask(path, headers, echo)).body);

/** A mock API that knows these shops. */
async function serveShops(...slugs: string[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const [, slug = ""] = /^\/public\/shops\/([^/]+)\/products\?limit=1$/.exec(request.url ?? "") ?? [];
    asked.push(slug);
    response.writeHead(slugs.includes(slug) ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(slugs.includes(slug) ? { items: [], next: null } : { code: "not_found" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  vi.stubEnv("API_ORIGIN", `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`);
  return { asked, add: (slug: string) => slugs.push(slug) };
}

describe("the front door", () => {
  it("knows a language by its small letters only", async () => {
    const seen = async (path: string) => (await ask(path, {}, (request, response) => response.end(request.url))).body;
    expect(await seen("/SW/pricing")).toBe("/sw/SW/pricing");
    expect(await seen("/Sw?q=1")).toBe("/sw/Sw?q=1");
    for (const path of ["/sw/pricing", "/sw", "/swahili", "/SWALI", "/shops/SW"]) expect(await seen(path)).toBe(path);
  });

  it("is no proxy: a URL that names a host is refused, in any zone", async () => {
    const passed = vi.fn((_: IncomingMessage, response: ServerResponse) => response.end());
    for (const url of ["http://other.example/", "HTTPS://other.example/api/session", "http://[", "http://x:99999/"])
      expect(await ask(url, {}, passed)).toMatchObject({ status: 400, headers: { "cache-control": "no-store" } });
    expect(passed).not.toHaveBeenCalled();
    expect(await ask("/http://other.example/", {}, passed)).toMatchObject({ status: 200 });
  });

  it("does not believe what a client says about its address", async () => {
    const seen = await headersSeen("/api/user", {
      "x-forwarded-for": "6.6.6.6",
      "x-real-ip": "6.6.6.6",
      "x-forwarded-proto": "https",
      forwarded: "for=6.6.6.6",
    });
    expect(seen).toMatchObject({ "x-forwarded-for": "127.0.0.1" });
    expect(JSON.stringify(seen)).not.toContain("6.6.6.6");
    expect(seen).not.toHaveProperty("x-forwarded-proto");
  });

  it("takes the address a trusted proxy saw, not the ones the client put before it", async () => {
    vi.stubEnv("TRUST_PROXY", "1");
    const seen = await headersSeen("/api/user", {
      "x-forwarded-for": "6.6.6.6, 41.59.0.9",
      "x-forwarded-proto": "https",
    });
    expect(seen).toMatchObject({ "x-forwarded-for": "41.59.0.9", "x-forwarded-proto": "https" });
  });

  it("asks for events without compression, which would hold them back", async () => {
    const wanted = { "accept-encoding": "gzip", accept: "text/event-stream" };
    expect(await headersSeen("/api/events", wanted)).not.toHaveProperty("accept-encoding");
    expect(await headersSeen("/api/events", { ...wanted, accept: "*/*" })).toHaveProperty("accept-encoding");
  });

  it.each([
    ["/shops/%E0%A4%A?a=%E0", "/shops/%25E0%25A4%25A?a=%E0"],
    ["/sw/shops/50%", "/sw/shops/50%25"],
    ["/shops/duka%20la%2Fleo?a=50%", "/shops/duka%20la%2Fleo?a=50%"],
    ["/dashboard/products/%ff", "/dashboard/products/%25ff"],
    ["/api/products/%ff", "/api/products/%ff"],
    ["*", "/*"],
  ])(
    "makes text of what is no path and of percent signs that stand for nothing, but for the API: %s",
    async (path, seen) => {
      expect((await ask(path, {}, ({ url }, response) => response.end(url))).body).toBe(seen);
    },
  );

  it.each(["//", "///", "//[", "//a:b", "/\\\\", "*"])("stands whatever is asked for: %s", async (path) => {
    const failed = vi.fn();
    process.on("uncaughtException", failed);
    expect((await ask(path, {}, (_, response) => response.end("here"))).body).toBe("here");
    process.off("uncaughtException", failed);
    expect(failed).not.toHaveBeenCalled();
  });

  it("answers itself who wants to do something with a page that can only be read", async () => {
    const next = vi.fn((_: IncomingMessage, response: ServerResponse) => void response.end("page"));
    const asks = (method: string, path = "/pricing", headers = {}) => ask(path, headers, next, method);
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

  it("lets through who reads, posts the contact form, says that a shop changed, or speaks with another app", async () => {
    const next = (request: IncomingMessage, response: ServerResponse) => void response.end(request.method);
    const form = { "content-type": "multipart/form-data; boundary=x" };
    for (const [method, path, headers] of [
      ["GET", "/pricing", {}],
      ["POST", "/contact-us", form],
      ["POST", "/sw/contact-us", form],
      ["POST", "/refresh", {}],
      ["DELETE", "/api/products/1", {}],
      ["OPTIONS", "/api/products", {}],
      ["POST", "/cart/submit", {}],
      ["POST", "/cart/pay/watch", {}],
      ["POST", "/o/4Zk2p9QxA1bC7d/stop", {}],
      ["POST", "/d/aTajnpEYeMrxZnOmBWf-Pg/pay", {}],
      ["POST", "/d/aTajnpEYeMrxZnOmBWf-Pg/answer", {}],
    ] as const)
      expect(await ask(path, headers, next, method)).toMatchObject({ status: 200, body: method });
    expect((await ask("/pricing", {}, next, "HEAD")).status).toBe(200);
  });

  it("leads to one page whoever asks for shops that are not there, and asks for each once in ten seconds", async () => {
    const { asked } = await serveShops("demo");
    const at = async (path: string) => (await ask(path, {}, ({ url }, response) => response.end(url))).body;
    const made = Array.from({ length: 6 }, (_, index) => `/shops/hakuna-${index % 3}`);
    expect(new Set(await Promise.all(made.map(at)))).toEqual(new Set(["/missing/shop"]));
    expect(await at("/sw/shops/hakuna-0?x=1")).toBe("/sw/missing/shop");
    expect(await at("/shops/hakuna-1/sets/0198c1f2")).toBe("/missing/shop");
    expect(await at("/shops/hakuna-1/p/kanga-1")).toBe("/missing/shop");
    expect(asked.toSorted()).toEqual(["hakuna-0", "hakuna-1", "hakuna-2"]);
    for (const path of ["/shops/demo", "/sw/shops/demo?set=1", "/shops/demo/sets/1", "/shops", "/shops/demo/x/y"])
      expect(await at(path)).toBe(path);
    expect(asked.filter((slug) => slug === "demo")).toHaveLength(1);
    expect(await ask("/sw/shops/demo/p/kitu-1", {}, ({ url }, response) => response.end(url))).toMatchObject({
      ...{ status: 404, body: "/sw/shops/demo/p/-" },
      headers: { "cache-control": "no-store" },
    });
    vi.useFakeTimers({ now: Date.now() + 10_001, toFake: ["Date"] });
    await at("/shops/hakuna-0");
    vi.useRealTimers();
    expect(asked.filter((slug) => slug === "hakuna-0")).toHaveLength(2);
  });

  it("leads to a shop that was opened since, as soon as the API says so", async () => {
    const { add } = await serveShops();
    const at = async () => (await ask("/shops/duka-jipya", {}, ({ url }, response) => response.end(url))).body;
    expect(await at()).toBe("/missing/shop");
    add("duka-jipya");
    expect(await at()).toBe("/missing/shop");
    forgetShop("duka-jipya");
    expect(await at()).toBe("/shops/duka-jipya");
  });

  it("leaves it to the page where nobody can say whether there is such a shop", async () => {
    vi.stubEnv("API_ORIGIN", "http://127.0.0.1:1");
    const page = (_: IncomingMessage, response: ServerResponse) => {
      setPageStatus(503);
      response.end("down");
    };
    expect(await ask("/shops/nani-ajuaye", {}, page)).toMatchObject({ status: 503, body: "down" });
  });

  const bareFailure = (_: IncomingMessage, response: ServerResponse) => {
    response.setHeader("x-middleware-rewrite", "http://127.0.0.1:4000/user");
    response.statusCode = 500;
    response.end("Internal Server Error");
  };

  it("says that another app is down, to callers as JSON and to people as a page in their language", async () => {
    const api = await ask("/api/user", {}, bareFailure);
    expect(api.status).toBe(502);
    expect(api.headers["retry-after"]).toBe("2");
    expect(JSON.parse(api.body)).toEqual({
      detail: "The server is not answering. Try again in a moment.",
      code: "unreachable",
    });
    expect(JSON.stringify(api.headers)).not.toContain("127.0.0.1");
    const page = await ask("/cart?token=a", { cookie: "a=1; language=sw" }, bareFailure);
    expect(page.status).toBe(502);
    expect(page.body).toContain('<html lang="sw">');
  });

  it.each([
    [{ "accept-language": "sw" }, "Seva haijibu kwa sasa. Jaribu tena baada ya muda mfupi."],
    [{ cookie: "language=sw" }, "Seva haijibu kwa sasa. Jaribu tena baada ya muda mfupi."],
    [{ "accept-language": "en", cookie: "language=sw" }, "The server is not answering. Try again in a moment."],
  ])("says so to callers in the language they ask for: %j", async (headers, detail) => {
    const sent = Object.fromEntries(Object.entries(headers));
    expect(JSON.parse((await ask("/api/user", sent, bareFailure)).body)).toEqual({ detail, code: "unreachable" });
  });

  it("lets a page say with which status it goes out, and no other page on the way", async () => {
    const page = async (_: IncomingMessage, response: ServerResponse) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      setPageStatus(404);
      response.end("<h1>No such shop</h1>");
    };
    const plain = (_: IncomingMessage, response: ServerResponse) => setTimeout(() => response.end("fine"), 10);
    const answers = await Promise.all([ask("/shops/none", {}, page), ask("/shops/demo", {}, plain)]);
    expect(answers.map(({ status }) => status)).toEqual([404, 200]);
  });

  it("lets nobody keep a page that is not there, however long the page itself may be kept", async () => {
    const built = (status: number) => (_: IncomingMessage, response: ServerResponse) => {
      response.setHeader("cache-control", "s-maxage=31536000");
      response.statusCode = status;
      response.end("<h1>…</h1>");
    };
    const keeping = async (status: number) => (await ask("/nothing", {}, built(status))).headers["cache-control"];
    expect(await keeping(404)).toBe("no-store");
    expect(await keeping(200)).toBe("s-maxage=31536000");
  });

  it("leaves the other app's own errors and this site's pages alone", async () => {
    const own = await ask("/api/user", {}, (_, response) => {
      response.writeHead(500, { "content-type": "application/json" }).end('{"detail":"own"}');
    });
    expect(own).toMatchObject({ status: 500, body: '{"detail":"own"}' });
    expect(await ask("/shops", {}, bareFailure)).toMatchObject({ status: 500, body: "Internal Server Error" });
  });
});
