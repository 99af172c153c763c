import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createVisitorStreams } from "./create-visitor-streams.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const noneClosed = async () => new Set<string>();
const stream = (index: number, more: { botId?: string; address?: string } = {}) => ({
  botId: "bot",
  conversationId: `${index}`,
  address: `203.0.${index >> 8}.${index & 255}`,
  beat: vi.fn(),
  end: vi.fn(),
  ...more,
});

it("lets in two thousand, three hundred of one network, eight of one conversation", () => {
  const { enter } = createVisitorStreams(noneClosed);
  const address = "2001:db8:0:1::1";
  const leave = Array.from({ length: 300 }, (_, index) => enter(stream(index, { address })));
  expect(() => enter(stream(300, { address: "2001:db8:0:1:ffff::2" }))).toThrow(
    expect.objectContaining({ status: 429 }),
  );
  leave[0]?.();
  enter(stream(300, { address: "2001:db8:0:1:ffff::2" }));
  for (let index = 300; index < 2_000; index++) enter(stream(index));
  expect(() => enter(stream(2_000))).toThrow(expect.objectContaining({ status: 503 }));
});

it("lets no ninth in to one conversation", () => {
  const { enter } = createVisitorStreams(noneClosed);
  for (let index = 0; index < 8; index++) enter({ ...stream(index), conversationId: "same" });
  expect(() => enter({ ...stream(8), conversationId: "same" })).toThrow(expect.objectContaining({ status: 429 }));
});

it("beats for all, ends those of a closed bot, and stands still when nobody listens", async () => {
  let closed: string[] = [];
  const { enter } = createVisitorStreams(async () => new Set(closed));
  const [stays, ends] = [stream(1), stream(2, { botId: "closing" })];
  const leave = [enter(stays), enter(ends)];
  await vi.advanceTimersByTimeAsync(5_000);
  expect([stays.beat, ends.beat].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  closed = ["closing"];
  await vi.advanceTimersByTimeAsync(5_000);
  expect([stays.end, ends.end].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  for (const each of leave) each();
  expect(vi.getTimerCount()).toBe(0);
});

it("goes on beating, and ends nobody, while the database does not answer", async () => {
  const { enter } = createVisitorStreams(() => Promise.reject(new Error("away")));
  const listening = stream(1);
  enter(listening);
  await vi.advanceTimersByTimeAsync(15_000);
  expect([listening.beat.mock.calls.length, listening.end.mock.calls.length]).toEqual([3, 0]);
});
