import { expect, it } from "vitest";
import { isFoundBy } from "./rules.ts";

const words = ["Usafirishaji", "Njia na nauli za kufikisha bidhaa", "delivery fee", "pick-up"];

it("finds a page by the beginning of any word in it, in both languages", () => {
  for (const typed of ["nauli", "NAU", "deliv", "fee delivery", "  kufikisha   nauli ", "pick up", "pick-up", ""])
    expect(isFoundBy(typed, words), typed).toBe(true);
});

it("finds nothing by words that are not there, or by the end of one", () => {
  for (const typed of ["logo", "nauli logo", "auli"]) expect(isFoundBy(typed, words), typed).toBe(false);
});
