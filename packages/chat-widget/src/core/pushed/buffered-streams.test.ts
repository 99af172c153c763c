import { disconnected, openStream, silent } from "@mauzo/api-mock/responders";
import { describe, expect, it, vi } from "vitest";
import { type Answerer, items, pass, pushedServer, refused } from "../../test/mock-push-server.ts";

const server = pushedServer();

describe("where no stream comes through", () => {
  it.each([
    ["a proxy holds it back", () => openStream().answer, 15_000],
    ["no answer comes", () => silent, 15_000],
    ["the answer is a page", () => () => new Response("<h1>Log in to the hotel</h1>"), 0],
    ["it has no body", () => () => new Response(null, { headers: { "content-type": "text/event-stream" } }), 0],
  ])("it asks every few seconds: %s", async (_, answer: () => Answerer, afterMs) => {
    server.start(0, answer(), items(1, 2), items(), items(3));
    await pass(afterMs);
    await pass(11_000);
    expect(server.asked().slice(0, 4)).toEqual(["events 0", "messages 0", "messages 2", "messages 2"]);
    expect(server.received).toEqual([1, 2, 3]);
  });

  it("it tries a stream again five minutes later", async () => {
    server.answers = [];
    server.start(0, () => new Response("page"), ...Array.from({ length: 200 }, () => items()));
    await pass(299_000);
    expect(server.asked().filter((line) => line.startsWith("events"))).toHaveLength(1);
    await pass(7_000);
    expect(server.asked().filter((line) => line.startsWith("events"))).toHaveLength(2);
  });

  it("it takes three streams that end at once for none", async () => {
    const brief: Answerer = () => new Response(": here\n\n", { headers: { "content-type": "text/event-stream" } });
    server.start(0, brief, brief, brief, items(1));
    await pass(4_000);
    expect(server.asked().slice(0, 4)).toEqual(["events 0", "events 0", "events 0", "messages 0"]);
    expect(server.received).toEqual([1]);
  });

  it("it takes three streams whose first words come through and no more for none", async () => {
    const streams = [openStream(), openStream(), openStream()];
    server.start(0, ...streams.map(({ answer }) => answer), items(1));
    for (const { send } of streams) {
      await pass(1_000);
      send("retry: 1000\n\n");
      await pass(15_000);
    }
    await pass(1_000);
    expect(server.asked().slice(0, 4)).toEqual(["events 0", "events 0", "events 0", "messages 0"]);
    expect(server.received).toEqual([1]);
  });

  it("it asks for messages where only streams are turned away, and soon tries a stream again", async () => {
    const stream = openStream();
    const onlyMessages: Answerer = (request) => (request.what === "events" ? refused(504) : items(1))(request);
    const all: Answerer = (request) => (request.what === "events" ? stream.answer : items(1))(request);
    server.start(
      0,
      refused(504),
      disconnected,
      ...Array.from({ length: 3 }, () => onlyMessages),
      ...Array.from({ length: 20 }, () => all),
    );
    await pass(20_000);
    expect(server.asked().slice(0, 5)).toEqual(["events 0", "events 0", "events 0", "messages 0", "messages 1"]);
    expect(server.received).toEqual([1]);
    await pass(25_000);
    expect(server.asked().at(-1)).toBe("events 1");
    expect(stream.isOpen()).toBe(true);
  });

  it("it tries a stream again at once on another line", async () => {
    const stream = openStream();
    server.start(0, () => new Response("page"), items());
    await pass(1_000);
    server.answers = [stream.answer];
    window.dispatchEvent(new Event("online"));
    await pass();
    expect(server.asked()).toEqual(["events 0", "messages 0", "events 0"]);
  });

  it("it tries a stream again five minutes later also where the clock is put back meanwhile", async () => {
    server.start(0, () => new Response("page"), ...Array.from({ length: 200 }, () => items()));
    await pass(60_000);
    vi.setSystemTime(Date.now() - 86_400_000);
    await pass(246_000);
    expect(server.asked().filter((line) => line.startsWith("events"))).toHaveLength(2);
  });

  it("it asks for messages while the server has no room for a stream, and waits as long as it is told", async () => {
    server.start(0, refused(429, { "retry-after": "60" }), items(1), refused(429, { "retry-after": "20" }));
    await pass(1_000);
    expect(server.asked()).toEqual(["events 0", "messages 0", "messages 1"]);
    await pass(19_000);
    expect(server.asked()).toHaveLength(3);
    await pass(2_000);
    expect(server.asked()).toHaveLength(4);
  });
});
