// @vitest-environment happy-dom

import { expect, it } from "vitest";
import { isTyping } from "./is-typing.ts";

const inside = (html: string) => {
  document.body.innerHTML = html;
  return isTyping(document.querySelector("[data-at]"));
};

it.each([
  ["a field", "<input data-at>", true],
  ["a text of its own", "<p contenteditable><b data-at></b></p>", true],
  ["a select of a form, whose options letters find", "<form><select data-at></select></form>", true],
  ["a dialog", '<div role="dialog"><button data-at></button></div>', true],
  ["a select that filters a list", "<select data-at></select>", false],
  ["a checkbox", '<input type="checkbox" data-at>', false],
  ["a button", "<button data-at></button>", false],
])("keys in %s: %s", (_, html, expected) => {
  expect(inside(html)).toBe(expected);
});
