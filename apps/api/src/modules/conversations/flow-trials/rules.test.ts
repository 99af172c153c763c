import { trialLeast } from "@mauzo/contract/conversations/flow-trials";
import { expect, it } from "vitest";
import { isSurelyMore, worseBecause } from "./rules.ts";

it("tells a clear difference from chance, and says nothing before there are enough", () => {
  const share = (of: number, among: number) => ({ of, among });
  expect(isSurelyMore(share(40, 60), share(20, 100))).toBe(true);
  expect(isSurelyMore(share(20, 60), share(28, 100))).toBe(false);
  expect(isSurelyMore(share(10, 60), share(60, 100))).toBe(false);
  expect(isSurelyMore(share(trialLeast - 1, trialLeast - 1), share(0, 1000))).toBe(false);
  expect(isSurelyMore(share(60, 60), share(0, trialLeast - 1))).toBe(false);
  expect(isSurelyMore(share(60, 60), share(100, 100))).toBe(false);
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
