import { expect, it } from "vitest";
import { items, listed } from "./rules.ts";

const names = (...args: Parameters<typeof listed>) => listed(...args).map(({ name }) => name);

it("finds and sorts", () => {
  expect(names(items, "KAN", "name")).toEqual(["Kanga Mawio"]);
  expect(names(items, "", "left_desc")[0]).toBe("Kahawa Kilimanjaro");
  expect(names(items, "", "name")[0]).toBe("Asali ya Tabora");
  expect(names(items, "", "price")[0]).toBe("Asali ya Tabora");
});
