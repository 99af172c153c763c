import { expect, it } from "vitest";
import { firstPlainLine } from "./first-plain-line.ts";

it.each([
  ["*Kanga Mawio*\n25,000.00 TZS", "Kanga Mawio"],
  ["\n\n  _Kikoi_ ~old~ *new*", "Kikoi old new"],
  ["see https://e.com/a_b", "see https://e.com/a_b"],
  ["<b>no</b>", "<b>no</b>"],
  ["", ""],
  [undefined, ""],
])("%j is called %j", (text, name) => expect(firstPlainLine(text)).toBe(name));

it("is short whatever the text is", () => expect(firstPlainLine("x".repeat(100_000))).toHaveLength(100));
