import { goodsStates } from "@mauzo/contract/orders/order-states";
import { standardFaces } from "@mauzo/contract/shop/order-faces";
import { expect, it } from "vitest";
import { orderedEn as en } from "../labels/ordered-en.ts";
import { stepsOf, wordsOf } from "./progress.ts";

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
it("is called by the shop's own words, in the language that has one", () => {
  const faces = { ...standardFaces, ready: { ...standardFaces.ready, label: { en: "", sw: "Njoo uchukue" } } };
  expect(wordsOf(faces, "sw", en.goods)).toEqual({ ...en.goods, ready: "Njoo uchukue" });
  expect(wordsOf(faces, "en", en.goods)).toEqual(en.goods);
});
