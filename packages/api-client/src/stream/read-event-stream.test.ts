import fc from "fast-check";
import { expect, it } from "vitest";
import { readEventStream } from "./read-event-stream.ts";

async function read(text: string, cuts: number[] = []) {
  const bytes = new TextEncoder().encode(text);
  const edges = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const [i, edge] of edges.slice(1).entries()) controller.enqueue(bytes.slice(edges[i], edge));
      controller.close();
    },
  });
  const messages: (string | undefined)[] = [];
  for await (const event of readEventStream(body)) messages.push(event?.data);
  return messages;
}

it("reads data and tells heartbeats apart", async () => {
  await expect(read(': hello\n\ndata: {"a":1}\n\n: beat\n\ndata:x\r\n\r\n')).resolves.toEqual([
    undefined,
    '{"a":1}',
    undefined,
    "x",
  ]);
});

it("joins a message of several lines and ignores fields it does not know", async () => {
  await expect(read("event: x\nid: 3\ndata: a\ndata: b\n\n")).resolves.toEqual(["a\nb"]);
});

it("reads the name and the number of an event, and forgets the name with it", async () => {
  const events: unknown[] = [];
  const body = new Response("id: 3\nevent: gap\ndata: {}\n\ndata: a\n\n").body;
  if (body) for await (const event of readEventStream(body)) events.push(event);
  expect(events).toEqual([
    { name: "gap", id: "3", data: "{}" },
    { name: "", id: "3", data: "a" },
  ]);
});

it("reads the same however the network cuts it", async () => {
  const text = ": b\n\ndata: habari 🧺\n\ndata: pili\n\n";
  const whole = await read(text);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat()), async (cuts) => {
      expect(await read(text, cuts)).toEqual(whole);
    }),
    { numRuns: 50 },
  );
});
