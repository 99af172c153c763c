import { expect, test } from "vitest";
import { legacySetPath } from "./legacy-set-path.ts";

const id = "0198c1f2-7c1e-7b9a-9d5e-0c4b8a3f2e1d";

test.each([
  [`/shops/duka-la-asha?set=${id}`, `/shops/duka-la-asha/sets/${id}`],
  [`/sw/shops/duka%20la?set=${id}&x=1`, `/sw/shops/duka%20la/sets/${id}`],
  ["/shops/duka-la-asha", undefined],
  [`/shops?set=${id}`, undefined],
  [`/shops/duka/sets/${id}?set=${id}`, undefined],
  ["/shops/duka?set=..%2F..%2Fdashboard", "/shops/duka/sets/..%2F..%2Fdashboard"],
])("%s leads to %s", (address, page) => {
  expect(legacySetPath(new URL(address, "https://mauzo.example"))).toBe(page);
});
