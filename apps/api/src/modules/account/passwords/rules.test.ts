import { expect, it } from "vitest";
import { isCommonPassword } from "./rules.ts";

it.each([
  "password123",
  "Password1!",
  "QWERTYuiop",
  "sunshine!!",
  "duka1234",
  "Mauzo2026!",
  "Karibu#1",
  "aaaaaaaaaaaa",
])("refuses %s", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(["neno la siri", "kanga&2026", "dukani kwetu leo", "xK9#2$8!", "karibu-mauzo", "mwanamke7788"])(
  "takes %s",
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
