import { expect, it } from "vitest";
import { afterTold, type Places, stillThere } from "./present-people.ts";

const asha = { id: "a", name: "Asha" };
const juma = { id: "j", name: "Juma" };
const seen = (places: Places) => (places.one ?? []).map(({ name, writesUntil }) => [name, writesUntil > 0]);

it("knows who is there and who writes, until they are not heard of", () => {
  let places = afterTold({}, "one", { by: juma, does: "looks" }, 0);
  places = afterTold(places, "one", { by: asha, does: "writes" }, 0);
  places = afterTold(places, "two", { by: juma, does: "looks" }, 0);
  expect(seen(places)).toEqual([
    ["Asha", true],
    ["Juma", false],
  ]);
  const first = stillThere(places, 1);
  expect(first.nextEnd).toBeLessThan(10_000);
  const later = stillThere(first.places, first.nextEnd ?? 0);
  expect(seen(later.places)).toEqual([
    ["Asha", false],
    ["Juma", false],
  ]);
  places = afterTold(later.places, "one", { by: juma, does: "left" }, 10_000);
  places = afterTold(places, "two", { by: juma, does: "left" }, 10_000);
  expect(seen(places)).toEqual([["Asha", false]]);
  expect(stillThere(places, 60_000)).toEqual({ places: {}, nextEnd: undefined });
});

it("believes who says again that they are there, and that they still write", () => {
  let places = afterTold({}, "one", { by: asha, does: "writes" }, 0);
  places = afterTold(places, "one", { by: asha, does: "looks" }, 3_000);
  expect(seen(stillThere(places, 5_000).places)).toEqual([["Asha", true]]);
  expect(seen(stillThere(places, 41_000).places)).toEqual([["Asha", false]]);
});
