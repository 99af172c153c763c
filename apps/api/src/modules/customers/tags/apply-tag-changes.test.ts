import { customerLimits } from "@mauzo/contract/customers/customers";
import { expect, it } from "vitest";
import { applyTagChanges } from "./apply-tag-changes.ts";

const add = (tag: string) => ({ tag, change: "add" as const });
const remove = (tag: string) => ({ tag, change: "remove" as const });

it("reads the words of a chatflow as the tags that customers have", () => {
  expect(applyTagChanges(["vip"], [add(" VIP "), add("Jumla")])).toEqual(["vip", "jumla"]);
  expect(applyTagChanges(["vip", "jumla"], [remove("Vip")])).toEqual(["jumla"]);
  expect(applyTagChanges(["vip"], [add("#jumla"), add("x".repeat(31)), add(" ")])).toEqual(["vip"]);
});

it("leaves only the one out that is too many", () => {
  const full = Array.from({ length: customerLimits.tags }, (_, at) => `lebo ${at}`);
  expect(applyTagChanges(full, [add("zaidi"), remove("lebo 0"), add("nyingine")])).toEqual([
    ...full.slice(1),
    "nyingine",
  ]);
});
