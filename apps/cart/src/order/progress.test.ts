import { fulfilmentStatuses } from "@mauzo/contract/orders/order-states";
import { standardAppearance } from "@mauzo/contract/shop/order-appearance";
import { expect, it } from "vitest";
import { ordered } from "../i18n/messages/en/ordered.ts";
import { stepLabelsOf, stepsOf } from "./progress.ts";

it("leads from new to handed over, with everything behind done", () => {
  expect(stepsOf("ready").map(({ name, isDone, isCurrent }) => [name, isDone, isCurrent])).toEqual([
    ["new", true, false],
    ["preparing", true, false],
    ["ready", false, true],
    ["handed over", false, false],
  ]);
});
it("is at exactly one step, but nowhere when cancelled", () => {
  for (const fulfilment of fulfilmentStatuses)
    expect(stepsOf(fulfilment).filter(({ isCurrent }) => isCurrent)).toHaveLength(fulfilment === "cancelled" ? 0 : 1);
});
it("is called by the shop's own words, in the language that has one", () => {
  const appearance = {
    ...standardAppearance,
    ready: { ...standardAppearance.ready, label: { en: "", sw: "Njoo uchukue" } },
  };
  const ours = (status: keyof typeof ordered.goods) => ordered.goods[status];
  expect(stepLabelsOf(appearance, "sw", ours)).toEqual({ ...ordered.goods, ready: "Njoo uchukue" });
  expect(stepLabelsOf(appearance, "en", ours)).toEqual(ordered.goods);
});
