import { goodsStates } from "@mauzo/contract/order-states";
import { expect, it } from "vitest";
import { stepsOf } from "./progress.ts";

it("leads from new to handed over, with everything behind done", () => {
  expect(stepsOf("ready").map(({ name, isDone, isCurrent }) => [name, isDone, isCurrent])).toEqual([
    ["new", true, false],
    ["preparing", true, false],
    ["ready", false, true],
    ["handed over", false, false],
  ]);
});
it("is at exactly one step, but nowhere when cancelled", () => {
  for (const goods of goodsStates)
    expect(stepsOf(goods).filter(({ isCurrent }) => isCurrent)).toHaveLength(goods === "cancelled" ? 0 : 1);
});
