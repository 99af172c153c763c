import { expect, it } from "vitest";
import { isPhoneLike } from "../phone-like.ts";

it.each([
  "0712 345 678",
  "712345678",
  "+255 712-345-678",
  "(022) 211 1234",
  "００７１２３４５６７８",
  "00255712345678",
])("asks whether %s is a number", (text) => expect(isPhoneLike(text)).toBe(true));

it.each(["", "0712 345", "not a number", "0712 345 678 Neema", "1234567890123456"])("does not ask of %s", (text) =>
  expect(isPhoneLike(text)).toBe(false),
);
