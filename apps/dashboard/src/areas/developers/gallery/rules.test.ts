import { expect, it } from "vitest";
import { items, listed } from "./rules.ts";

const names = (...args: Parameters<typeof listed>) => listed(...args).map(({ name }) => name);

it("finds and sorts", () => {
  expect(names(items, "KAN", undefined)).toEqual(["Kanga Mawio"]);
  expect(names(items, "", { by: "left", descending: true })[0]).toBe("Kahawa Kilimanjaro");
  expect(names(items, "", { by: "name", descending: false })[0]).toBe("Asali ya Tabora");
  expect(names(items, "", { by: "price", descending: false })[0]).toBe("Asali ya Tabora");
});
