import { afterEach, beforeEach, vi } from "vitest";
import { receivePushes } from "../core/pushed/push-client.ts";
import type { PushedMessage } from "../core/pushed/pushed-message.ts";

type Request = { what: string; after: number; url: URL; headers: Headers; atMs: number; signal: AbortSignal };
export type Answerer = (request: Request) => Response | Promise<Response>;

const encoder = new TextEncoder();
export const eventOf = (seq: number) =>
  `id: ${seq}\ndata: ${JSON.stringify({ seq, actions: [{ send_message: `${seq}` }] })}\n\n`;
export const never: Answerer = () => new Promise(() => {});
export const refused =
  (status: number, headers?: HeadersInit): Answerer =>
  () =>
    new Response("{}", { status, headers });
export const offline: Answerer = () => Promise.reject(new TypeError("Failed to fetch"));
export const items =
  (...numbers: number[]): Answerer =>
  () =>
    Response.json({ items: numbers.map((seq) => ({ seq, actions: [] })) });
export const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** An open stream, with functions to send to it and end it. */
export function openStream() {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  const answer: Answerer = ({ signal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        line = controller;
        signal.addEventListener("abort", () => {
          line = undefined;
          controller.error(new DOMException("cut", "AbortError"));
        });
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
  return {
    answer,
    send: (text: string) => line?.enqueue(encoder.encode(text)),
    end: () => line?.close(),
    break: () => line?.error(new TypeError("network error")),
    isOpen: () => line !== undefined,
  };
}

type ServerRecord = {
  requests: Request[];
  answers: Answerer[];
  received: number[];
  texts: unknown[];
  ended: number;
  stop(): void;
};
const fresh = (): ServerRecord => ({ requests: [], answers: [], received: [], texts: [], ended: 0, stop: () => {} });

/**
 * A server of pushed messages that gives the responses it is told, in turn, and a page that listens to it; reset for
 * each test.
 */
export function pushedServer() {
  let page: EventTarget & { visibilityState: string };
  const server = {
    ...fresh(),
    start(after = 0, ...first: Answerer[]) {
      server.answers = first;
      const { stop } = receivePushes({
        apiBase: "https://shop.example/api",
        botId: "b/1",
        chatId: "1000",
        token: "secret",
        after,
        onMessages(messages: PushedMessage[]) {
          server.received.push(...messages.map(({ seq }) => seq));
          server.texts.push(...messages.flatMap(({ actions }) => actions));
        },
        onEnd() {
          server.ended += 1;
        },
      });
      server.stop = stop;
    },
    asked: () => server.requests.map(({ what, after }) => `${what} ${after}`),
    look(visibilityState: "visible" | "hidden") {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event("visibilitychange"));
    },
  };
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    Object.assign(server, fresh());
    page = Object.assign(new EventTarget(), { visibilityState: "visible" });
    vi.stubGlobal("document", page);
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
      const url = new URL(address);
      const request = {
        what: url.pathname.split("/").at(-1) ?? "",
        after: Number(url.searchParams.get("after")),
        url,
        headers: new Headers(init.headers),
        atMs: Date.now(),
        signal: init.signal ?? new AbortController().signal,
      };
      server.requests.push(request);
      const cut = new Promise<Response>((_, reject) =>
        request.signal.addEventListener("abort", () => reject(new DOMException("cut", "AbortError"))),
      );
      return Promise.race([(server.answers.shift() ?? never)(request), cut]);
    });
  });
  afterEach(() => {
    server.stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return server;
}
