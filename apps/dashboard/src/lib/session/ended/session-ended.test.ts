import { expect, it } from "vitest";
import { parseEndedNote } from "./session-ended.ts";

it("leads back to a page of the back-office, and says whether a draft is kept", () => {
  const from = "/dashboard/orders/add-order?customer=1";
  expect(parseEndedNote(JSON.stringify({ from, isKept: true }))).toEqual({ from, isKept: true });
  expect(parseEndedNote(JSON.stringify({ from }))).toEqual({ from, isKept: false });
});

it.each(["https://evil.example/dashboard", "//evil.example", "javascript:alert(1)", "/dashboard\\evil", 7])(
  "leads nowhere else: %s",
  (from) => expect(parseEndedNote(JSON.stringify({ from }))?.from).toBe("/dashboard"),
);

it.each([undefined, "", "null", "{"])("knows no note in %j", (text) => expect(parseEndedNote(text)).toBeUndefined());
