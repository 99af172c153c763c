import { expect, it } from "vitest";
import { newDelivery, newPickup, problemsOf } from "./rules.ts";

it("asks for a name and a fee, which may be nothing", () => {
  const [shop, boda] = [newPickup("Dukani"), newDelivery(" ")];
  expect(problemsOf([shop, boda])).toEqual(new Map([[boda.id, { name: true, fee: true }]]));
  expect(problemsOf([{ ...boda, name: "Boda", fee_minor: 0 }]).size).toBe(0);
});
