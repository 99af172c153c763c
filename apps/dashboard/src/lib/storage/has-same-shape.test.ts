import { expect, it } from "vitest";
import { hasSameShape } from "./has-same-shape.ts";

const pattern = { name: "", most: 30, title: { en: "", sw: "" }, category: null, sections: [{ key: 0, ids: [] }] };

it.each([
  pattern,
  { ...pattern, name: "Zawadi", more: true, category: "home" },
  { ...pattern, sections: [] },
  { ...pattern, sections: [{ key: 1, ids: ["x"] }, pattern.sections[0]] },
])("takes %j", (value) => {
  expect(hasSameShape(value, pattern)).toBe(true);
});

it.each([
  undefined,
  null,
  "x",
  [],
  {},
  { ...pattern, name: 7 },
  { ...pattern, title: { en: "" } },
  { ...pattern, title: null },
  { ...pattern, category: {} },
  { ...pattern, sections: {} },
  { ...pattern, sections: [pattern.sections[0], { key: 1 }] },
])("refuses %j", (value) => {
  expect(hasSameShape(value, pattern)).toBe(false);
});
