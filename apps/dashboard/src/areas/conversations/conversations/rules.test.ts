import type { ThreadMessage } from "@mauzo/contract/conversations/conversations";
import { describe, expect, it } from "vitest";
import { blocksOf, firstNewIn, mentionPieces, namedIn, namesThatBegin, typedName } from "./rules.ts";

const people = [
  { id: "1", name: "Asha Juma" },
  { id: "2", name: "Juma" },
];

it("reads a name from the last @ before the cursor, not from an address", () => {
  expect(["Muulize @", "Muulize @As", "@Asha Ju"].map(typedName)).toEqual(["", "As", "Asha Ju"]);
  expect(["asha@duka", "@Asha\nleo", "Muulize"].map(typedName)).toEqual([undefined, undefined, undefined]);
});

it("offers whoever has a name that begins so", () => {
  expect(namesThatBegin(people, "ju").map(({ id }) => id)).toEqual(["1", "2"]);
  expect(namesThatBegin(people, "Asha J").map(({ id }) => id)).toEqual(["1"]);
  expect(namesThatBegin(people, "Juma leo")).toEqual([]);
});

it("names whose whole name stands there, not who is called as it begins", () => {
  const asha = { id: "3", name: "Asha" };
  const all = [asha, ...people, { id: "4", name: "" }];
  expect(namedIn("Muulize @Asha Juma", all).map(({ id }) => id)).toEqual(["1"]);
  expect(namedIn("@Asha, @Asha Juma na @", all).map(({ id }) => id)).toEqual(["3", "1"]);
});

it("cuts a text at the names it mentions, the longer one first", () => {
  expect(mentionPieces("@Asha Juma na @Asha, leo", ["Asha", "Asha Juma"])).toEqual([
    { text: "@Asha Juma", isName: true },
    { text: " na ", isName: false },
    { text: "@Asha", isName: true },
    { text: ", leo", isName: false },
  ]);
});

it("keeps a message in its block, whatever is read before it or comes in after it", () => {
  const numbered = (from: number, to: number): ThreadMessage[] =>
    Array.from({ length: from - to + 1 }, (_, at) => ({
      ...{
        id: `${from - at}`,
        seq: from - at,
        from: "customer",
        by: "",
        at: "2026-11-24T08:00:00.000Z",
        text: "Habari",
      },
      ...{ kind: null, place: null, file: null, actions: [], delivery: null, reply_to: null },
    }));
  const seqs = (messages: ThreadMessage[]) =>
    blocksOf(messages).map(({ number, messages: some, before }) => [number, some.map(({ seq }) => seq), before?.seq]);
  expect(seqs(numbered(42, 38))).toEqual([
    [1, [38, 39], undefined],
    [2, [40, 41, 42], 39],
  ]);
  expect(seqs(numbered(43, 37))).toEqual([
    [1, [37, 38, 39], undefined],
    [2, [40, 41, 42, 43], 39],
  ]);
  expect(blocksOf([])).toEqual([]);
});

describe("where what is new begins", () => {
  const thread = (...from: ("customer" | "bot")[]) => from.map((from, at) => ({ seq: at + 1, from })).toReversed();

  it("is at the customer's first message after the last one seen", () => {
    expect(firstNewIn(thread("customer", "bot", "customer", "bot", "customer"), 2)).toBe(3);
    expect(firstNewIn(thread("customer", "bot", "bot", "customer"), 2)).toBe(4);
  });

  it("is nowhere for who has seen all, nothing, or what is not read yet", () => {
    expect(firstNewIn(thread("customer", "bot"), 2)).toBeUndefined();
    expect(firstNewIn(thread("customer", "bot"), 0)).toBeUndefined();
    expect(firstNewIn(thread("customer", "bot", "customer").slice(0, 1), 1)).toBeUndefined();
  });
});
