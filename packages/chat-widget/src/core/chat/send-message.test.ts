// @vitest-environment happy-dom

import { expect, it, vi } from "vitest";
import { createSendMessage } from "./send-message.ts";

const request = { message: "Habari", chat_id: "1", bot_id: "b/1", message_type: "text" as const };
const answering = (body: string, init?: ResponseInit) => vi.fn<typeof fetch>(async () => new Response(body, init));
const never = new AbortController().signal;

it("posts to the bot's conversation and reads the visitor's token", async () => {
  const fetcher = answering('{"message":"hi"}', { headers: { "X-Visitor-Token": "secret" } });
  const answer = await createSendMessage(
    fetcher,
    "https://shop.example/api",
    "sw",
  )(request, {
    token: undefined,
    key: "k1",
    ended: never,
  });
  expect(answer).toEqual({ kind: "reply", body: { message: "hi" }, token: "secret" });
  const [url, init] = fetcher.mock.calls[0] ?? [];
  expect(url).toBe("https://shop.example/api/plugin/conversation/b%2F1");
  expect(init).toMatchObject({ method: "POST", credentials: "omit", headers: { "Content-Type": "application/json" } });
  expect(new Headers(init?.headers).has("X-Visitor-Token")).toBe(false);
  expect(new Headers(init?.headers).get("Idempotency-Key")).toBe("k1");
  expect(new Headers(init?.headers).get("Accept-Language")).toBe("sw");
  expect(JSON.parse(String(init?.body))).toEqual(request);
});

it("sends the token back", async () => {
  const fetcher = answering("{}");
  await createSendMessage(fetcher, "/api", "en")(request, { token: "secret", key: "k1", ended: never });
  expect(new Headers(fetcher.mock.calls[0]?.[1]?.headers).get("X-Visitor-Token")).toBe("secret");
});

it("posts to the WhatsApp channel with a token of the bot, and without the visitor's", async () => {
  const fetcher = answering("{}");
  await createSendMessage(fetcher, "/api", "en", "bot-token")(request, { token: "secret", key: "k1", ended: never });
  const [url, init] = fetcher.mock.calls[0] ?? [];
  expect(url).toBe("/api/conversation/whatsapp");
  expect(new Headers(init?.headers).get("Authorization")).toBe("Bearer bot-token");
  expect(new Headers(init?.headers).has("X-Visitor-Token")).toBe(false);
});

it("turns whatever goes wrong into an answer", async () => {
  const answerTo = (fetcher: typeof fetch) =>
    createSendMessage(fetcher, "/api", "en")(request, { token: undefined, key: "k1", ended: never });
  expect(await answerTo(answering('{"detail":"Closed"}', { status: 404 }))).toMatchObject({
    kind: "refused",
    body: { detail: "Closed" },
    status: 404,
  });
  expect(await answerTo(answering("<h1>Bad gateway</h1>", { status: 502 }))).toMatchObject({
    kind: "refused",
    status: 502,
  });
  expect(await answerTo(answering("<h1>Log in to the hotel</h1>"))).toMatchObject({ kind: "refused" });
  expect(await answerTo(() => Promise.reject(new TypeError("Failed to fetch")))).toMatchObject({ kind: "unreachable" });
});

it.each([
  ["20", 20],
  ["86400", 3600],
  ["-5", 5],
  ["Wed, 21 Oct 2026 07:28:00 GMT", 30],
  [undefined, 30],
])("pauses where the shop asks for it: Retry-After %s is %i seconds", async (header, seconds) => {
  const headers = { ...(header !== undefined && { "Retry-After": header }) };
  const fetcher = answering('{"detail":"Many messages at once."}', { status: 429, headers });
  const sending = { token: undefined, key: "k1", ended: never };
  expect(await createSendMessage(fetcher, "/api", "en")(request, sending)).toEqual({
    kind: "unreachable",
    body: { detail: "Many messages at once." },
    seconds,
    token: undefined,
  });
});

it("gives up after 150 seconds", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  const fetcher: typeof fetch = (_, init) => Promise.reject(init?.signal?.reason);
  expect(
    await createSendMessage(fetcher, "/api", "en")(request, { token: undefined, key: "k1", ended: never }),
  ).toMatchObject({ kind: "too-slow" });
  expect(timeout).toHaveBeenCalledWith(150_000);
  timeout.mockRestore();
});
