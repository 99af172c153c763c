import { mockApi } from "@mauzo/api-mock/mock-api";
import { json, type MockCall, silent } from "@mauzo/api-mock/responders";
import { chat } from "@mauzo/contract/conversations/chat";
import { afterEach, beforeEach, vi } from "vitest";
import { receivePushes } from "../core/pushed/push-client.ts";
import type { PushedMessage } from "../core/pushed/pushed-message.ts";

type Request = MockCall & { what: string; after: number; atMs: number };
export type Answerer = (request: Request) => Response | Promise<Response>;

export const eventOf = (seq: number) =>
  `id: ${seq}\ndata: ${JSON.stringify({ seq, actions: [{ send_message: `${seq}` }] })}\n\n`;
export const refused = (status: number, headers?: Record<string, string>): Answerer => json(status, {}, headers);
export const items = (...numbers: number[]): Answerer =>
  json(200, { items: numbers.map((seq) => ({ seq, actions: [] })) });
export const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

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
  const api = mockApi("https://shop.example/api");
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
    const answer = (call: MockCall) => {
      const [what, after] = [call.path.split("/").at(-1) ?? "", Number(call.query.get("after"))];
      const request = { ...call, what, after, atMs: Date.now() };
      server.requests.push(request);
      return (server.answers.shift() ?? silent)(request);
    };
    api.answer(chat.listen, answer);
    api.answer(chat.listPushed, answer);
  });
  afterEach(() => {
    server.stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return server;
}
