import { trialLeast } from "@mauzo/contract/conversations/flow-trials";
import { expect, it } from "vitest";
import { isClearlyMore, worseBecause } from "./rules.ts";

it("tells a clear difference from chance, and says nothing before there are enough", () => {
  const share = (of: number, among: number) => ({ of, among });
  expect(isClearlyMore(share(40, 60), share(20, 100))).toBe(true);
  expect(isClearlyMore(share(20, 60), share(28, 100))).toBe(false);
  expect(isClearlyMore(share(10, 60), share(60, 100))).toBe(false);
  expect(isClearlyMore(share(trialLeast - 1, trialLeast - 1), share(0, 1000))).toBe(false);
  expect(isClearlyMore(share(60, 60), share(0, trialLeast - 1))).toBe(false);
  expect(isClearlyMore(share(60, 60), share(100, 100))).toBe(false);
});

it("counts who left among those that are done, and who was not understood among all", () => {
  const older = { conversations: 200, ended: 120, left: 40, not_understood: 10 };
  const fine = { conversations: 100, ended: 45, left: 15, not_understood: 5 };
  expect(worseBecause(fine, older)).toBeUndefined();
  expect(worseBecause({ ...fine, ended: 20, left: 40 }, older)).toEqual({
    because: "left",
    newer: { of: 40, among: 60 },
    older: { of: 40, among: 160 },
  });
  expect(worseBecause({ ...fine, not_understood: 30 }, older)).toMatchObject({ because: "not_understood" });
});

it("lets hardly a version go back that does as well, however often it is looked at", () => {
  let seed = 7;
  const chance = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const side = { conversations: 0, ended: 0, left: 0, not_understood: 0 };
  const meet = (one: typeof side) => {
    one.conversations += 1;
    one[chance() < 0.4 ? "left" : "ended"] += 1;
    one.not_understood += chance() < 0.2 ? 1 : 0;
  };
  let returned = 0;
  for (let trial = 0; trial < 500; trial += 1) {
    const [newer, older] = [{ ...side }, { ...side }];
    for (let hour = 0; hour < 200; hour += 1) {
      for (let each = 0; each < 10; each += 1) meet(each % 2 ? newer : older);
      if (!worseBecause(newer, older)) continue;
      returned += 1;
      break;
    }
  }
  expect(returned).toBeLessThan(15);
});
