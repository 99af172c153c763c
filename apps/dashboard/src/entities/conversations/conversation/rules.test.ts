import type { ThreadMessage } from "@mauzo/contract/conversations/conversations";
import { expect, it } from "vitest";
import { pageOfKnown, unchanged } from "./rules.ts";

const message = (seq: number, more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  ...{ id: `${seq}`, seq, at: "2026-11-28T12:00:00Z", from: "customer", by: "", text: `No. ${seq}`, kind: null },
  ...{ place: null, file: null, actions: [], reply_to: null, delivery: null },
  ...more,
});
const known = (seqs: number[], more: Partial<ThreadMessage> = {}) =>
  new Map(seqs.map((seq) => [seq, message(seq, more)]));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

it("reads no page again of which all was read, and goes on at the next", () => {
  const page = pageOfKnown(known(range(1, 100)), 90);
  expect(page?.items.map(({ seq }) => seq)).toEqual(range(65, 89).toReversed());
  expect(page?.next).toBe("65");
  expect(pageOfKnown(known(range(1, 100)), 20)).toMatchObject({ next: null, items: { length: 19 } });
});

it.each([
  ["one is missing", known(range(1, 100).filter((seq) => seq !== 70))],
  ["one is on its way", known(range(1, 100), { delivery: { state: "pending", why: null, again: false } })],
])("reads a page again where %s", (_, messages) => expect(pageOfKnown(messages, 90)).toBeUndefined());

it("keeps the object of a message that has not changed", () => {
  const before = known([7]);
  expect(unchanged(before, message(7))).toBe(before.get(7));
  expect(unchanged(before, message(7, { text: "Other" })).text).toBe("Other");
});
