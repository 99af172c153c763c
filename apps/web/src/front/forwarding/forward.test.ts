import { request as send } from "node:http";
import { expect, it, vi } from "vitest";
import { createFront } from "../create-front.ts";
import { ask, echo, headersSeen, serve, startFront } from "../test/start-front.ts";

it("does not believe what a client says about its address", async () => {
  const seen = await headersSeen("/api/user", {
    ...{ host: "mauzo.example", "x-forwarded-for": "6.6.6.6", "x-real-ip": "6.6.6.6" },
    ...{ "x-forwarded-proto": "https", "x-forwarded-host": "6.6.6.6", forwarded: "for=6.6.6.6" },
  });
  expect(seen).toMatchObject({
    ...{ "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http", "x-forwarded-host": "mauzo.example" },
  });
  expect(JSON.stringify(seen)).not.toContain("6.6.6.6");
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
});

it("passes events on as they come, and tells the other app that nobody listens any more", async () => {
  const left = Promise.withResolvers<void>();
  const origin = await serve((request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    setImmediate(() => response.write("data: kanga\n\n"));
    request.on("close", left.resolve);
  });
  vi.stubEnv("API_ORIGIN", origin);
  const front = await serve(createFront(new URL(origin)));
  const listening = new AbortController();
  const { body } = await fetch(`${front}/api/events`, {
    headers: { accept: "text/event-stream" },
    signal: listening.signal,
  });
  const first = await body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toBe("data: kanga\n\n");
  listening.abort();
  await left.promise;
});

it("passes a body, a status, and each cookie on", async () => {
  const origin = await serve(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    response.setHeader("set-cookie", ["a=1", "b=2"]).setHeader("connection", "close");
    response.writeHead(409, { "content-type": "text/plain" }).end(`${request.method} ${request.url} ${body}`);
  });
  vi.stubEnv("API_ORIGIN", origin);
  const to = await startFront(echo);
  expect(await to("/api/orders?limit=2", { method: "POST", body: "kanga" })).toMatchObject({
    ...{ status: 409, body: "POST /orders?limit=2 kanga", headers: { "set-cookie": ["a=1", "b=2"] } },
  });
  const long = { "content-length": String(30 * 1024 * 1024 + 1) };
  expect((await to("/api/media", { method: "POST", headers: long })).status).toBe(413);
});

it("leaves the API's paths as they are", async () => {
  vi.stubEnv("API_ORIGIN", await serve(({ url }, response) => response.end(url)));
  expect((await ask("/api/products/%ff?a=50%", {}, echo)).body).toBe("/products/%ff?a=50%");
});

it("says that another app is down, to callers as JSON and to people as a page in their language", async () => {
  const api = await ask("/api/user", {}, echo);
  expect(api.status).toBe(502);
  expect(api.headers["retry-after"]).toBe("2");
  expect(JSON.parse(api.body)).toEqual({
    detail: "The server is not answering. Try again in a moment.",
    code: "unreachable",
  });
  expect(JSON.stringify(api.headers)).not.toContain("127.0.0.1");
  const cart = await ask("/cart?token=a", { cookie: "a=1; language=sw" }, echo);
  expect(cart.status).toBe(502);
  expect(cart.body).toContain('<html lang="sw">');
});

it.each([
  [{ "accept-language": "sw" }, "Seva haijibu kwa sasa. Jaribu tena baada ya muda mfupi."],
  [{ cookie: "language=sw" }, "Seva haijibu kwa sasa. Jaribu tena baada ya muda mfupi."],
  [{ "accept-language": "en", cookie: "language=sw" }, "The server is not answering. Try again in a moment."],
])("says so to callers in the language they ask for: %j", async (headers, detail) => {
  const sent = Object.fromEntries(Object.entries(headers));
  expect(JSON.parse((await ask("/api/user", sent, echo)).body)).toEqual({ detail, code: "unreachable" });
});

it("leaves the other app's own errors alone", async () => {
  const origin = await serve((_, response) =>
    response.writeHead(500, { "content-type": "application/json" }).end('{"detail":"own"}'),
  );
  vi.stubEnv("API_ORIGIN", origin);
  expect(await ask("/api/user", {}, echo)).toMatchObject({ status: 500, body: '{"detail":"own"}' });
});

it("ends at the other app what a client asked and does not wait for", async () => {
  const [asked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const origin = await serve((request, response) => {
    response.on("close", left.resolve);
    request.resume().on("end", asked.resolve);
  });
  vi.stubEnv("API_ORIGIN", origin);
  const front = await serve(createFront(new URL(origin)));
  const waiting = new AbortController();
  const answer = fetch(`${front}/api/watch`, { signal: waiting.signal });
  await asked.promise;
  waiting.abort();
  await expect(answer).rejects.toThrow();
  await left.promise;
});

it("ends an upload at the other app that its client breaks off", async () => {
  const [begun, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const origin = await serve((request) => {
    request.once("data", () => begun.resolve());
    request.on("error", () => left.resolve());
  });
  vi.stubEnv("API_ORIGIN", origin);
  const front = new URL(await serve(createFront(new URL(origin))));
  const upload = send({ host: front.hostname, port: front.port, path: "/api/media", method: "POST" });
  upload.on("error", () => {}).write("half a picture");
  await begun.promise;
  upload.destroy();
  await left.promise;
});
