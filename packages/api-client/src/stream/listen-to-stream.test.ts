import ky from "ky";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listenToStream } from "./listen-to-stream.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const event = { topic: "orders", id: "019a9c1e-0000-7000-8000-000000000001" };
const stream = (text: string) => new Response(text);

/** Responds with the given answers one after the other, then stops. */
async function play(answers: (() => Promise<Response>)[]) {
  const stop = new AbortController();
  const [onEvent, onEnd, onState, onFailure] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const waits: number[] = [];
  let next = 0;
  let endedMs: number | undefined;
  const asked: string[] = [];
  const open = async (lastId: string, read: (body: ReadableStream<Uint8Array>) => Promise<void>) => {
    if (endedMs !== undefined) waits.push(Date.now() - endedMs);
    endedMs = Date.now();
    asked.push(lastId);
    const answer = await answers[next++]?.();
    if (answer?.body) return read(answer.body);
    stop.abort();
    throw new Error("no more");
  };
  const parse = (data: string): unknown => (data.startsWith("{") && data.endsWith("}") ? JSON.parse(data) : undefined);
  const listening = listenToStream({ open, parse, onEvent, onEnd, onState, onFailure, signal: stop.signal });
  await vi.advanceTimersByTimeAsync(120_000);
  await listening;
  return { onEvent, onEnd, onFailure, asked, states: onState.mock.calls, waits };
}

it("passes events on and says when it is connected again", async () => {
  const line = async () => stream(`: hi\n\ndata: ${JSON.stringify(event)}\n\n`);
  const { onEvent, states } = await play([line, line]);
  expect(onEvent.mock.calls).toEqual([[event], [event]]);
  expect(states).toEqual([
    [true, false],
    [false, false],
    [true, true],
    [false, false],
  ]);
});

it("says that it may have missed something where the server says so", async () => {
  const { onEvent, states } = await play([async () => stream("event: gap\ndata: {}\n\n")]);
  expect(states).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ]);
  expect(onEvent).not.toHaveBeenCalled();
});

it("waits longer or less long, as chance will have it", async () => {
  const away = async () => Promise.reject(new TypeError("Failed to fetch"));
  const chance = vi.spyOn(Math, "random");
  for (const [value, waited] of [
    [0, 500],
    [0.999, 1499],
  ] as const) {
    chance.mockReturnValue(value);
    expect((await play([away])).waits[0]).toBeCloseTo(waited, 0);
  }
  chance.mockRestore();
});

it("survives broken answers and waits longer each time", async () => {
  const chance = vi.spyOn(Math, "random").mockReturnValue(0.5);
  const away = async () => Promise.reject(new TypeError("Failed to fetch"));
  const { onEvent, onFailure, waits } = await play([away, away, away, away, away, async () => stream("data: {\n\n")]);
  chance.mockRestore();
  expect(waits.slice(0, 5)).toEqual([1000, 2000, 4000, 8000, 15_000]);
  expect(onFailure).toHaveBeenCalledTimes(5);
  expect(onEvent).not.toHaveBeenCalled();
});

it("says when the server ended the stream, not when the line broke", async () => {
  const broken = async () => new Response(new ReadableStream({ pull: (line) => line.error(new TypeError("lost")) }));
  expect((await play([broken])).onEnd).not.toHaveBeenCalled();
  expect((await play([async () => stream(": hi\n\n")])).onEnd).toHaveBeenCalledOnce();
});

it("asks for what comes after the last event it has", async () => {
  const line = async () => stream(`id: 7\ndata: ${JSON.stringify(event)}\n\n`);
  expect((await play([line, async () => stream(": hi\n\n"), line])).asked).toEqual(["", "7", "7", "7"]);
});

it("waits as long as the server asks for", async () => {
  const answer = async () => new Response("", { status: 503, headers: { "retry-after": "60" } });
  const busy = () => ky.get("http://127.0.0.1/x", { fetch: answer, retry: 0 });
  expect((await play([busy])).waits[0]).toBe(60_000);
});
