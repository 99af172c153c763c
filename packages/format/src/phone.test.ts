import { expect, it } from "vitest";
import { formatPhone, toE164 } from "./phone.ts";

it.each(["0712345678", "+255712345678", "255 712 345 678", "00255712345678", "0712-345-678", "０７１２３４５６７８"])(
  "reads %s as one number",
  (text) => {
    expect(toE164(text)).toBe("+255712345678");
  },
);

const refused = ["", "abc", "12", "+1", "0712345678901234567", "javascript:alert(1)", "0712-345-678 ext 3"];
it.each(refused)("refuses %j", (text) => {
  expect(toE164(text)).toBeUndefined();
});

it("writes a number as people read it, and leaves what is none", () => {
  expect([formatPhone("+255712345678"), formatPhone("12"), formatPhone("")]).toEqual(["+255 712 345 678", "12", ""]);
});
