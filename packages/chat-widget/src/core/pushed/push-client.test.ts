import { disconnected, openStream } from "@mauzo/api-mock/responders";
import { afterAll, describe, expect, it, vi } from "vitest";
import { eventOf, pass, pushedServer, refused } from "../../test/mock-push-server.ts";

afterAll(() => void vi.restoreAllMocks());

const server = pushedServer();

describe("a stream", () => {
  it("is asked for with the token in a header and nothing secret in the address", async () => {
    const stream = openStream();
    server.start(7, stream.answer);
    await pass();
    expect(server.requests[0]).toMatchObject({ path: "/api/plugin/conversation/b%2F1/events", what: "events" });
    expect(`${server.requests[0]?.query}`).toBe("chat_id=1000&after=7");
    expect(server.requests[0]?.headers.get("x-visitor-token")).toBe("secret");
    expect(server.requests[0]?.headers.get("accept")).toBe("text/event-stream");
    stream.send(eventOf(8));
    await pass();
    expect(server.texts).toEqual([{ send_message: "8" }]);
  });

  it("that breaks is asked for again after the last message, and gives each once", async () => {
    const [first, second] = [openStream(), openStream()];
    server.start(0, first.answer, second.answer);
    await pass();
    first.send(eventOf(1) + eventOf(2).slice(0, 20));
    await pass(12_000);
    first.break();
    await pass(1_000);
    expect(server.asked()).toEqual(["events 0", "events 1"]);
    second.send(eventOf(1) + eventOf(2));
    second.send(eventOf(2) + eventOf(3));
    await pass();
    expect(server.received).toEqual([1, 2, 3]);
  });

  it("that falls silent is cut after 15 s and asked for again; a heartbeat keeps it", async () => {
    const stream = openStream();
    server.start(0, stream.answer);
    await pass();
    for (let beat = 0; beat < 10; beat++) {
      stream.send(": here\n\n");
      await pass(14_000);
    }
    expect(server.asked()).toEqual(["events 0"]);
    await pass(3_000);
    expect(server.asked()).toEqual(["events 0", "events 0"]);
  });

  it("cannot be had for a while: the pauses grow to half a minute, and begin anew", async () => {
    server.start(0, ...Array.from({ length: 40 }, () => disconnected));
    await pass(150_000);
    const gaps = server.requests.slice(1).map(({ atMs }, index) => atMs - (server.requests[index]?.atMs ?? 0));
    expect(gaps[0]).toBeGreaterThanOrEqual(1_000);
    expect(gaps[0]).toBeLessThanOrEqual(2_000);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(30_000);
    expect(gaps.at(-1)).toBeGreaterThanOrEqual(15_000);
    const count = server.requests.length;
    window.dispatchEvent(new Event("online"));
    await pass();
    expect(server.requests).toHaveLength(count + 1);
    expect(server.requests.at(-1)?.what).toBe("events");
  });

  it.each([
    [0, 500],
    [0.5, 2_250],
    [0.99, 3_965],
  ])(
    "that the server ends, as it does with all when it stops, is tried again between half a second and four (%d)",
    async (chance, ms) => {
      vi.spyOn(Math, "random").mockReturnValue(chance);
      const stream = openStream();
      server.start(0, stream.answer);
      await pass();
      stream.send(eventOf(1));
      await pass(12_000);
      stream.send(": here\n\n");
      await pass();
      stream.end();
      await pass(ms - 10);
      expect(server.asked()).toEqual(["events 0"]);
      await pass(20);
      expect(server.asked()).toEqual(["events 0", "events 1"]);
    },
  );

  it("is tried at the pace the server names", async () => {
    const stream = openStream();
    server.start(0, stream.answer);
    await pass();
    stream.send("retry: 8000\n\n");
    await pass(11_000);
    stream.break();
    await pass(3_900);
    expect(server.requests).toHaveLength(1);
    await pass(4_200);
    expect(server.requests).toHaveLength(2);
  });

  it("is asked for anew when the device is online again, whatever the old one seems to be", async () => {
    const [first, second] = [openStream(), openStream()];
    server.start(0, first.answer, second.answer);
    await pass();
    first.send(eventOf(1));
    await pass();
    window.dispatchEvent(new Event("online"));
    await pass();
    expect(first.isOpen()).toBe(false);
    expect(server.asked()).toEqual(["events 0", "events 1"]);
  });
});

it("comes to an end where there is nothing to hear", async () => {
  server.start(0, refused(404));
  await pass(600_000);
  expect(server.requests).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
  expect(server.ended).toBe(1);
});

it("rests while nobody looks for a minute, and catches up when they do", async () => {
  const [first, second] = [openStream(), openStream()];
  server.start(0, first.answer, second.answer);
  await pass();
  server.look("hidden");
  for (let beat = 0; beat < 59; beat++) {
    first.send(": here\n\n");
    await pass(1_000);
  }
  expect(first.isOpen()).toBe(true);
  first.send(eventOf(1));
  await pass(1_000);
  expect(first.isOpen()).toBe(false);
  await pass(600_000);
  expect(server.asked()).toEqual(["events 0"]);
  server.look("visible");
  await pass();
  second.send(eventOf(2));
  await pass();
  expect(server.asked()).toEqual(["events 0", "events 1"]);
  expect(server.received).toEqual([1, 2]);
});

it("takes a stream from before for dead when the page was frozen: the timer that lets it rest never ran", async () => {
  const [first, second] = [openStream(), openStream()];
  server.start(0, first.answer, second.answer);
  await pass();
  first.send(eventOf(1));
  await pass();
  server.look("hidden");
  vi.setSystemTime(Date.now() + 86_400_000);
  server.look("visible");
  await pass();
  expect(first.isOpen()).toBe(false);
  expect(server.asked()).toEqual(["events 0", "events 1"]);
});

it("does not rest for a short look elsewhere", async () => {
  const stream = openStream();
  server.start(0, stream.answer);
  await pass();
  server.look("hidden");
  await pass(7_500);
  server.look("visible");
  for (let beat = 0; beat < 8; beat++) {
    stream.send(": here\n\n");
    await pass(10_000);
  }
  expect(server.requests).toHaveLength(1);
});

it("ends when it is stopped, and takes nothing more", async () => {
  const stream = openStream();
  server.start(0, stream.answer);
  await pass();
  stream.send(eventOf(1));
  server.stop();
  await pass();
  expect(vi.getTimerCount()).toBe(0);
  await pass(600_000);
  expect([server.received, server.ended]).toEqual([[], 0]);
  expect(stream.isOpen()).toBe(false);
  expect(server.requests).toHaveLength(1);
});

it("takes only what is a message", async () => {
  const stream = openStream();
  server.start(0, stream.answer);
  await pass();
  for (const data of ["{", "null", "[]", '{"seq":"1","actions":[]}', '{"seq":1.5,"actions":[]}', '{"seq":1}'])
    stream.send(`data: ${data}\n\n`);
  stream.send(eventOf(1));
  await pass();
  expect(server.received).toEqual([1]);
});
