import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listen } from "./listen.ts";
import type { Pushed } from "./pushed.ts";

type Request = { what: string; after: number; url: URL; headers: Headers; atMs: number; signal: AbortSignal };
type Answerer = (request: Request) => Response | Promise<Response>;

let requests: Request[] = [];
let answers: Answerer[] = [];
let received: number[] = [];
let texts: unknown[] = [];
let ended = 0;
let stop = () => {};
let page: EventTarget & { visibilityState: string };

const encoder = new TextEncoder();
const eventOf = (seq: number) =>
  `id: ${seq}\ndata: ${JSON.stringify({ seq, actions: [{ send_message: `${seq}` }] })}\n\n`;
const never: Answerer = () => new Promise(() => {});
const refused =
  (status: number, headers?: HeadersInit): Answerer =>
  () =>
    new Response("{}", { status, headers });
const offline: Answerer = () => Promise.reject(new TypeError("Failed to fetch"));
const items =
  (...numbers: number[]): Answerer =>
  () =>
    Response.json({ items: numbers.map((seq) => ({ seq, actions: [] })) });

/** An open stream: what is sent, and its end. */
function openStream() {
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
    isOpen: () => line !== undefined,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  [requests, answers, received, texts, ended] = [[], [], [], [], 0];
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
    requests.push(request);
    const cut = new Promise<Response>((_, reject) =>
      request.signal.addEventListener("abort", () => reject(new DOMException("cut", "AbortError"))),
    );
    return Promise.race([(answers.shift() ?? never)(request), cut]);
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function start(after = 0, ...first: Answerer[]) {
  answers = first;
  ({ stop } = listen({
    apiBase: "https://shop.example/api",
    botId: "b/1",
    chatId: "1000",
    token: "secret",
    after,
    onMessages(messages: Pushed[]) {
      received.push(...messages.map(({ seq }) => seq));
      texts.push(...messages.flatMap(({ actions }) => actions));
    },
    onEnd() {
      ended += 1;
    },
  }));
}
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const asked = () => requests.map(({ what, after }) => `${what} ${after}`);
const look = (visibilityState: "visible" | "hidden") => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
};

describe("a stream", () => {
  it("is asked for with the token in a header and nothing secret in the address", async () => {
    const stream = openStream();
    start(7, stream.answer);
    await pass();
    expect(requests[0]?.url.href).toBe(
      "https://shop.example/api/plugin/conversation/b%2F1/events?chat_id=1000&after=7",
    );
    expect(requests[0]?.headers.get("x-visitor-token")).toBe("secret");
    expect(requests[0]?.headers.get("accept")).toBe("text/event-stream");
    stream.send(eventOf(8));
    await pass();
    expect(texts).toEqual([{ send_message: "8" }]);
  });

  it("that ends is asked for again after the last message, and gives each once", async () => {
    const [first, second] = [openStream(), openStream()];
    start(0, first.answer, second.answer);
    await pass();
    first.send(eventOf(1) + eventOf(2).slice(0, 20));
    await pass(12_000);
    first.end();
    await pass(1_000);
    expect(asked()).toEqual(["events 0", "events 1"]);
    second.send(eventOf(1) + eventOf(2));
    second.send(eventOf(2) + eventOf(3));
    await pass();
    expect(received).toEqual([1, 2, 3]);
  });

  it("that falls silent is cut after 15 s and asked for again; a heartbeat keeps it", async () => {
    const stream = openStream();
    start(0, stream.answer);
    await pass();
    for (let beat = 0; beat < 10; beat++) {
      stream.send(": here\n\n");
      await pass(14_000);
    }
    expect(asked()).toEqual(["events 0"]);
    await pass(3_000);
    expect(asked()).toEqual(["events 0", "events 0"]);
  });

  it("cannot be had for a while: the pauses grow to half a minute, and begin anew", async () => {
    start(0, ...Array.from({ length: 40 }, () => offline));
    await pass(150_000);
    const gaps = requests.slice(1).map(({ atMs }, index) => atMs - (requests[index]?.atMs ?? 0));
    expect(gaps[0]).toBeGreaterThanOrEqual(1_000);
    expect(gaps[0]).toBeLessThanOrEqual(2_000);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(30_000);
    expect(gaps.at(-1)).toBeGreaterThanOrEqual(15_000);
    const count = requests.length;
    window.dispatchEvent(new Event("online"));
    await pass();
    expect(requests).toHaveLength(count + 1);
    expect(requests.at(-1)?.what).toBe("events");
  });

  it("is tried at the pace the server names", async () => {
    const stream = openStream();
    start(0, stream.answer);
    await pass();
    stream.send("retry: 8000\n\n");
    await pass(11_000);
    stream.end();
    await pass(3_900);
    expect(requests).toHaveLength(1);
    await pass(4_200);
    expect(requests).toHaveLength(2);
  });

  it("is asked for anew when the device is online again, whatever the old one seems to be", async () => {
    const [first, second] = [openStream(), openStream()];
    start(0, first.answer, second.answer);
    await pass();
    first.send(eventOf(1));
    await pass();
    window.dispatchEvent(new Event("online"));
    await pass();
    expect(first.isOpen()).toBe(false);
    expect(asked()).toEqual(["events 0", "events 1"]);
  });
});

describe("where no stream comes through", () => {
  it.each([
    ["a proxy holds it back", () => openStream().answer, 15_000],
    ["no answer comes", () => never, 15_000],
    ["the answer is a page", () => () => new Response("<h1>Log in to the hotel</h1>"), 0],
    ["it has no body", () => () => new Response(null, { headers: { "content-type": "text/event-stream" } }), 0],
  ])("it asks every few seconds: %s", async (_, answer: () => Answerer, afterMs) => {
    start(0, answer(), items(1, 2), items(), items(3));
    await pass(afterMs);
    await pass(11_000);
    expect(asked().slice(0, 4)).toEqual(["events 0", "messages 0", "messages 2", "messages 2"]);
    expect(received).toEqual([1, 2, 3]);
  });

  it("it tries a stream again five minutes later", async () => {
    answers = [];
    start(0, () => new Response("page"), ...Array.from({ length: 200 }, () => items()));
    await pass(299_000);
    expect(asked().filter((line) => line.startsWith("events"))).toHaveLength(1);
    await pass(7_000);
    expect(asked().filter((line) => line.startsWith("events"))).toHaveLength(2);
  });

  it("it takes three streams that end at once for none", async () => {
    const brief: Answerer = () => new Response(": here\n\n", { headers: { "content-type": "text/event-stream" } });
    start(0, brief, brief, brief, items(1));
    await pass(4_000);
    expect(asked().slice(0, 4)).toEqual(["events 0", "events 0", "events 0", "messages 0"]);
    expect(received).toEqual([1]);
  });

  it("it takes three streams whose first words come through and no more for none", async () => {
    const streams = [openStream(), openStream(), openStream()];
    start(0, ...streams.map(({ answer }) => answer), items(1));
    for (const { send } of streams) {
      await pass(1_000);
      send("retry: 1000\n\n");
      await pass(15_000);
    }
    await pass(1_000);
    expect(asked().slice(0, 4)).toEqual(["events 0", "events 0", "events 0", "messages 0"]);
    expect(received).toEqual([1]);
  });

  it("it asks for messages where only streams are turned away, and soon tries a stream again", async () => {
    const stream = openStream();
    const onlyMessages: Answerer = (request) => (request.what === "events" ? refused(504) : items(1))(request);
    const all: Answerer = (request) => (request.what === "events" ? stream.answer : items(1))(request);
    start(
      0,
      refused(504),
      offline,
      ...Array.from({ length: 3 }, () => onlyMessages),
      ...Array.from({ length: 20 }, () => all),
    );
    await pass(20_000);
    expect(asked().slice(0, 5)).toEqual(["events 0", "events 0", "events 0", "messages 0", "messages 1"]);
    expect(received).toEqual([1]);
    await pass(25_000);
    expect(asked().at(-1)).toBe("events 1");
    expect(stream.isOpen()).toBe(true);
  });

  it("it tries a stream again at once on another line", async () => {
    const stream = openStream();
    start(0, () => new Response("page"), items());
    await pass(1_000);
    answers = [stream.answer];
    window.dispatchEvent(new Event("online"));
    await pass();
    expect(asked()).toEqual(["events 0", "messages 0", "events 0"]);
  });

  it("it tries a stream again five minutes later also where the clock is put back meanwhile", async () => {
    start(0, () => new Response("page"), ...Array.from({ length: 200 }, () => items()));
    await pass(60_000);
    vi.setSystemTime(Date.now() - 86_400_000);
    await pass(246_000);
    expect(asked().filter((line) => line.startsWith("events"))).toHaveLength(2);
  });

  it("it asks for messages while the server has no room for a stream, and waits as long as it is told", async () => {
    start(0, refused(429, { "retry-after": "60" }), items(1), refused(429, { "retry-after": "20" }));
    await pass(1_000);
    expect(asked()).toEqual(["events 0", "messages 0", "messages 1"]);
    await pass(19_000);
    expect(asked()).toHaveLength(3);
    await pass(2_000);
    expect(asked()).toHaveLength(4);
  });
});

it("comes to an end where there is nothing to hear", async () => {
  start(0, refused(404));
  await pass(600_000);
  expect(requests).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
  expect(ended).toBe(1);
});

it("rests while nobody looks for a minute, and catches up when they do", async () => {
  const [first, second] = [openStream(), openStream()];
  start(0, first.answer, second.answer);
  await pass();
  look("hidden");
  for (let beat = 0; beat < 59; beat++) {
    first.send(": here\n\n");
    await pass(1_000);
  }
  expect(first.isOpen()).toBe(true);
  first.send(eventOf(1));
  await pass(1_000);
  expect(first.isOpen()).toBe(false);
  await pass(600_000);
  expect(asked()).toEqual(["events 0"]);
  look("visible");
  await pass();
  second.send(eventOf(2));
  await pass();
  expect(asked()).toEqual(["events 0", "events 1"]);
  expect(received).toEqual([1, 2]);
});

it("takes a stream from before for dead when the page was frozen: the timer that lets it rest never ran", async () => {
  const [first, second] = [openStream(), openStream()];
  start(0, first.answer, second.answer);
  await pass();
  first.send(eventOf(1));
  await pass();
  look("hidden");
  vi.setSystemTime(Date.now() + 86_400_000);
  look("visible");
  await pass();
  expect(first.isOpen()).toBe(false);
  expect(asked()).toEqual(["events 0", "events 1"]);
});

it("does not rest for a short look elsewhere", async () => {
  const stream = openStream();
  start(0, stream.answer);
  await pass();
  look("hidden");
  await pass(7_500);
  look("visible");
  for (let beat = 0; beat < 8; beat++) {
    stream.send(": here\n\n");
    await pass(10_000);
  }
  expect(requests).toHaveLength(1);
});

it("ends when it is stopped, and takes nothing more", async () => {
  const stream = openStream();
  start(0, stream.answer);
  await pass();
  stream.send(eventOf(1));
  stop();
  await pass();
  expect(vi.getTimerCount()).toBe(0);
  await pass(600_000);
  expect([received, ended]).toEqual([[], 0]);
  expect(stream.isOpen()).toBe(false);
  expect(requests).toHaveLength(1);
});

it("takes only what is a message", async () => {
  const stream = openStream();
  start(0, stream.answer);
  await pass();
  for (const data of ["{", "null", "[]", '{"seq":"1","actions":[]}', '{"seq":1.5,"actions":[]}', '{"seq":1}'])
    stream.send(`data: ${data}\n\n`);
  stream.send(eventOf(1));
  await pass();
  expect(received).toEqual([1]);
});
