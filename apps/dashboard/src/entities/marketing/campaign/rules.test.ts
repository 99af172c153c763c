import type { RecipientCounts } from "@mauzo/contract/marketing/campaigns";
import { expect, it } from "vitest";
import { arrivedOf, barOf, doneOf, leftOf, peopleOf, sentOf, waitingOf } from "./rules.ts";

const counts: RecipientCounts = {
  ...{ prepared: 84, sending: 3, unknown: 2, sent: 100, delivered: 1_000, read: 15, failed: 7, skipped: 40 },
};

it("counts what left, what waits, and leaves out who was skipped", () => {
  expect([leftOf(counts), waitingOf(counts), peopleOf(counts), doneOf(counts)]).toEqual([1_120, 84, 1_211, 1_124]);
  expect([sentOf(counts), arrivedOf(counts)]).toEqual([1_115, 1_015]);
});

it("divides the bar among all whom it is for", () => {
  const bar = barOf(counts);
  expect(bar).toEqual({ delivered: 1_015, sent: 100, unknown: 2, failed: 7, prepared: 87 });
  expect(Object.values(bar).reduce((sum, part) => sum + part, 0)).toBe(peopleOf(counts));
});
