import { expect, it } from "vitest";
import { readUnread } from "./unread.ts";

it("keeps what was typed as it was, and leaves out what is of another make", () => {
  const kept = [
    { id: "a", category: "home", text: "1 4" },
    { id: "b", category: null, text: "abc" },
  ];
  expect(readUnread(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(readUnread([...kept, null, "x", { id: "c" }, { id: "d", category: "home", text: 4 }])).toEqual(kept);
  expect(readUnread([{ id: "e", category: "nowhere", text: "?" }])).toEqual([{ id: "e", category: null, text: "?" }]);
  for (const value of [undefined, null, {}, "x"]) expect(readUnread(value)).toBeUndefined();
});
