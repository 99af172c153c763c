import { expect, it } from "vitest";
import { readInvalidCounts } from "./invalid-count.ts";

it("keeps what was typed as it was, and leaves out what is of another make", () => {
  const kept = [
    { id: "a", category: "home", text: "1 4" },
    { id: "b", category: null, text: "abc" },
  ];
  expect(readInvalidCounts(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(readInvalidCounts([...kept, null, "x", { id: "c" }, { id: "d", category: "home", text: 4 }])).toEqual(kept);
  expect(readInvalidCounts([{ id: "e", category: "nowhere", text: "?" }])).toEqual([
    { id: "e", category: null, text: "?" },
  ]);
  for (const value of [undefined, null, {}, "x"]) expect(readInvalidCounts(value)).toBeUndefined();
});
