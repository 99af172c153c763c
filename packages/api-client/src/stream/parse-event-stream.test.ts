import fc from "fast-check";
import { expect, it } from "vitest";
import { parseEventStream, type ServerEvent } from "./parse-event-stream.ts";

function read(pieces: string[]) {
  const events: ServerEvent[] = [];
  const retries: number[] = [];
  const take = parseEventStream({ onEvent: (event) => events.push(event), onRetry: (ms) => retries.push(ms) });
  for (const piece of pieces) take(piece);
  return { events, retries };
}
const dataOf = (text: string) => read([text]).events.map(({ data }) => data);

it("reads events with their numbers, and passes over comments", () => {
  const { events, retries } = read(['retry: 1500\n\n: here\n\nid: 1\ndata: {"a":1}\n\n: here\n\nid: 2\ndata:b\n\n']);
  expect(retries).toEqual([1500]);
  expect(events).toEqual([
    { type: "message", data: '{"a":1}', id: "1" },
    { type: "message", data: "b", id: "2" },
  ]);
});

it.each([
  ["data: one\ndata: two\n\n", ["one\ntwo"]],
  ["data: a\r\ndata: b\r\n\r\n", ["a\nb"]],
  ["data: a\rdata: b\r\r", ["a\nb"]],
  ["data\n\n", [""]],
  ["data:\n\n", [""]],
  ["data:  two spaces\n\n", [" two spaces"]],
  ["data: a: b: c\n\n", ["a: b: c"]],
  ["datum: x\n\nevent: gap\n\n", []],
  ["data: not ended\n", []],
  ["\n\n\ndata: a\n\n\n\n", ["a"]],
])("takes %j as %j", (text, data) => expect(dataOf(text)).toEqual(data));

it("keeps the number from event to event, and the name for one", () => {
  const { events } = read(["id: 7\nevent: gap\ndata: a\n\ndata: b\n\nid: 8\0\ndata: c\n\nid\ndata: d\n\n"]);
  expect(events.map(({ id, type }) => [id, type])).toEqual([
    ["7", "gap"],
    ["7", "message"],
    ["7", "message"],
    ["", "message"],
  ]);
});

it("takes no retry that is not a whole number", () => {
  expect(read(["retry: 1.5\nretry: -1\nretry: soon\nretry:\nretry: 20\n"]).retries).toEqual([20]);
});

it("gives up a line that does not end", () => {
  const take = parseEventStream({ onEvent: () => {}, onRetry: () => {} });
  expect(() => {
    for (let count = 0; count < 40; count++) take("x".repeat(100_000));
  }).toThrow(RangeError);
});

/** Text without line breaks, as in the data of an event. */
const line = fc.string({ unit: "binary" }).map((text) => text.replace(/[\r\n]/g, " "));
const written = fc.record({
  id: fc.nat().map(String),
  data: fc.array(line, { minLength: 1, maxLength: 4 }),
  comment: fc.option(line),
  end: fc.constantFrom("\n", "\r\n", "\r"),
});

it("gives what was sent, wherever it is cut", () => {
  fc.assert(
    fc.property(fc.array(written, { maxLength: 6 }), fc.array(fc.nat({ max: 12 }), { maxLength: 60 }), (sent, cuts) => {
      const text = sent
        .map(({ id, data, comment, end }) =>
          [
            ...(comment === null ? [] : [`:${comment}`]),
            `id: ${id}`,
            ...data.map((each) => `data: ${each}`),
            "",
            "",
          ].join(end),
        )
        .join("");
      const pieces: string[] = [];
      let at = 0;
      for (const size of cuts) {
        pieces.push(text.slice(at, at + size));
        at += size;
      }
      pieces.push(text.slice(at));
      expect(read(pieces).events).toEqual(sent.map(({ id, data }) => ({ type: "message", data: data.join("\n"), id })));
    }),
    { numRuns: 2000 },
  );
});

it("throws at nothing that is short enough", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" })), (pieces) => void read(pieces)),
    { numRuns: 1000 },
  );
});
