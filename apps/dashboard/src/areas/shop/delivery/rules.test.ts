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

it("saves no method with an amount that cannot be read", () => {
  const boda = { ...newDelivery("Boda"), fee_minor: "3.0005", free_from_minor: "abc" };
  expect(problemsOf({ methods: [boda] })).toEqual([
    { path: "methods.0.fee_minor", key: "amountWrong" },
    { path: "methods.0.free_from_minor", key: "amountWrong" },
  ]);
});
