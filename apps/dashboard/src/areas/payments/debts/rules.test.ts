import { debtAges } from "@mauzo/contract/payments/debts";
import { expect, it } from "vitest";
import { ageOf } from "./rules.ts";

it("knows the age of a debt on the days around its limits", () => {
  const ages = [0, 7, 8, 30, 31, 60, 61, 400].map((days) => ageOf(days).age);
  expect(ages).toEqual(["week", "week", "month", "month", "two_months", "two_months", "older", "older"]);
});

it("has a colour for each age, and the one of danger for the oldest alone", () => {
  const tones = [0, 8, 31, 61].map((days) => ageOf(days).tone);
  expect(new Set(tones).size).toBe(debtAges.length);
  expect(tones.indexOf("danger")).toBe(3);
});
