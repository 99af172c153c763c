import { Id } from "@mauzo/contract/shared";
import { expect, it } from "vitest";
import { brought, moved, newId, pickUp, problemsOf } from "./rules.ts";

it("names ways so that the contract takes them, and no two alike", () => {
  const ids = Array.from({ length: 100 }, newId);
  for (const id of ids) expect(Id.safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(100);
});

it("asks for a name and a fee, which may be nothing", () => {
  const [shop, boda] = [pickUp("Dukani"), brought(" ")];
  expect(problemsOf([shop, boda])).toEqual(new Map([[boda.id, { name: true, fee: true }]]));
  expect(problemsOf([{ ...boda, name: "Boda", fee_minor: 0 }]).size).toBe(0);
});

it("moves one past its neighbour", () => {
  expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
});
