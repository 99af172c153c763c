import type { ServerResponse } from "node:http";
import { orderDocuments } from "@mauzo/contract/orders/order-documents";
import { orderExports } from "@mauzo/contract/orders/order-exports";
import { media } from "@mauzo/contract/shop/media";
import { expect, it, vi } from "vitest";
import { createApi } from "./create-api.ts";
import { errorCode } from "./errors/error-code.ts";
import { errorStatus } from "./errors/error-status.ts";
import { errorText } from "./errors/error-text.ts";
import { isUnreachable } from "./errors/is-unreachable.ts";
import { retryAfterSeconds } from "./retry-after.ts";
import { ifSignedIn, json, startServer, startSession } from "./test/start-server.ts";
import { createTransport } from "./transport/create-transport.ts";

const link = { url: "https://mauzo.example/d", expires_at: "2026-11-22T10:00:00.000Z" };
const share = { params: { id: "a/b" }, body: { kind: "invoice" } } as const;
const server = await startServer();
const { prefix } = server;
const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

it("sends a call in the person's language, once, and reads the reply", async () => {
  server.answer(json(201, { ...link, more: true }));
  const api = createApi(createTransport({ prefix, language: () => "sw" }));
  expect(await api.call(orderDocuments.share, share, { idempotencyKey: "once" })).toEqual(link);
  const [asked] = server.asked;
  expect(asked).toMatchObject({ method: "POST", url: "/api/orders/a%2Fb/document-links", body: '{"kind":"invoice"}' });
  expect(asked?.headers).toMatchObject({ "accept-language": "sw", "idempotency-key": "once" });
});

it("renews a refused token, whatever is called, and sends the same again under the same key", async () => {
  const api = createApi(createTransport({ prefix, ...startSession() }));
  server.answer(ifSignedIn(json(201, link)));
  await api.call(orderDocuments.share, share, { idempotencyKey: "once" });
  expect(server.asked.map(({ body, headers }) => [body, headers["idempotency-key"]])).toEqual([
    ['{"kind":"invoice"}', "once"],
    ['{"kind":"invoice"}', "once"],
  ]);
  const other = createApi(createTransport({ prefix, ...startSession() }));
  server.answer(ifSignedIn((response) => response.end("a;b")));
  expect(await (await other.file(orderExports.file, { query: {} })).text()).toBe("a;b");
  expect(server.asked).toHaveLength(2);
});

it("says of a failure what the server said: status, code, text, and when to come again; and asks once", async () => {
  server.answer(json(429, { detail: "Too many", code: "too_many" }, { "retry-after": "7" }));
  const error = await failure(createApi(createTransport({ prefix })).call(media.usage, {}));
  expect([errorStatus(error), errorCode(error), errorText(error), retryAfterSeconds(error)]).toEqual([
    429,
    "too_many",
    "Too many",
    7,
  ]);
  expect(server.asked).toHaveLength(1);
  expect(errorCode(new Error("x"))).toBeUndefined();
});

it("saves a file under the name the server gives it", async () => {
  const api = createApi(createTransport({ prefix }));
  for (const [disposition, name] of [
    ['attachment; filename="orders.csv"', "orders.csv"],
    [`attachment; filename="x.csv"; filename*=UTF-8''oda%20%E2%80%93%20Juni.csv`, "oda – Juni.csv"],
    [`attachment; filename="x.csv"; filename*=UTF-8''%ff`, "x.csv"],
    ["attachment", "file"],
  ] as const) {
    const headers = { "content-disposition": disposition, "content-type": "text/csv" };
    server.answer((response) => response.writeHead(200, headers).end("a;b\n"));
    const file = await api.file(orderExports.file, { query: { search: "" } });
    expect([file.name, file.type, await file.text()]).toEqual([name, "text/csv", "a;b\n"]);
    expect(server.asked[0]?.url).toBe("/api/order-exports/orders.csv");
  }
});

it("asks for the password where a download wants it, and goes on with the download", async () => {
  const ask = vi.fn(async () => {});
  const guard = async <T>(attempt: () => Promise<T>) =>
    attempt().catch(async (error: unknown) => {
      if (errorCode(error) !== "step_up") throw error;
      await ask();
      return attempt();
    });
  const api = createApi(createTransport({ prefix, guard, ...startSession() }));
  const refusal = json(403, { detail: "Confirm your password", code: "step_up" });
  server.answer(ifSignedIn(refusal), ifSignedIn(refusal), (response) => response.end("a;b"));
  expect(await (await api.file(orderExports.file, { query: {} })).text()).toBe("a;b");
  expect(ask).toHaveBeenCalledOnce();
});

it("does not take half a file for a whole one", async () => {
  server.answer((response) => {
    response.writeHead(200, { "content-type": "text/csv" }).write("a;b");
    setTimeout(() => response.destroy(), 20);
  });
  const error = await failure(createApi(createTransport({ prefix })).file(orderExports.file, { query: {} }));
  expect(isUnreachable(error)).toBe(true);
});

it("gives up after the endpoint's own time, whatever its path, and during the body too", async () => {
  const api = createApi(createTransport({ prefix }));
  const hurried = { ...media.usage, timeoutMs: 40 };
  for (const answer of [() => {}, (response: ServerResponse) => void response.writeHead(200).write("[")]) {
    server.answer(answer);
    const error = await failure(api.call(hurried, {}));
    expect([isUnreachable(error), errorStatus(error)]).toEqual([true, undefined]);
  }
  // Where the endpoint declares none, the client decides.
  server.answer(() => {});
  expect(
    isUnreachable(await failure(createApi(createTransport({ prefix, timeoutMs: 40 })).call(media.usage, {}))),
  ).toBe(true);
});

it("stops when it is told to", async () => {
  server.answer(() => {});
  const stop = new AbortController();
  const call = failure(createApi(createTransport({ prefix })).call(media.usage, {}, { signal: stop.signal }));
  await vi.waitFor(() => expect(server.asked).toHaveLength(1));
  stop.abort();
  expect(await call).toMatchObject({ name: "AbortError" });
});
