import { expect, it } from "vitest";
import { newDelivery, newPickup, problemsOf } from "./rules.ts";

it("asks for a name and a fee, which may be nothing", () => {
  const [shop, boda] = [newPickup("Dukani"), newDelivery(" ")];
  expect(problemsOf({ methods: [shop, boda] })).toEqual([
    { path: "methods.1.name", key: "nameMissing" },
    { path: "methods.1.fee_minor", key: "feeMissing" },
  ]);
  expect(problemsOf({ methods: [{ ...boda, name: "Boda", fee_minor: 0 }] })).toEqual([]);
});
