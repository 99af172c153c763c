import { expect, it } from "vitest";
import { categoryName } from "./category-name.ts";
import { categoryNames as english } from "./en.ts";
import { categoryNames as swahili } from "./sw.ts";

it("names a category in both languages, each by a name of its own that fits a row of a chat's list", () => {
  expect(categoryName("food & beverages", "sw")).toBe("Vyakula na vinywaji");
  expect(categoryName("food & beverages", "en")).toBe("Food & beverages");
  expect(categoryName("toString", "sw")).toBe("toString");
  expect(Object.keys(swahili)).toEqual(Object.keys(english));
  for (const names of [english, swahili]) {
    expect(new Set(Object.values(names).map((name) => name.toLowerCase())).size).toBe(Object.keys(names).length);
    for (const name of Object.values(names)) expect(name.length).toBeLessThanOrEqual(24);
  }
});
