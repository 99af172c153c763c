import type { AccountBalances } from "@mauzo/contract/ledger/transactions";
import { expect, it } from "vitest";
import { accountsShown, signedAmount, statementProblem } from "./rules.ts";

const money = (minor: number) => ({ minor, currency: "TZS" });
const balances: AccountBalances = {
  ...{ cash: money(0), till: money(0), gateway: money(0), on_the_way: money(0), available: money(0) },
  ...{ leaving: money(0), unmatched: money(0), credit: money(0) },
};

it("shows cash and till always, and of the others those with something in them", () => {
  expect(accountsShown(undefined, null)).toEqual(["cash", "till"]);
  expect(accountsShown(balances, null)).toEqual(["cash", "till"]);
  expect(accountsShown({ ...balances, unmatched: money(50), gateway: money(-1) }, null)).toEqual([
    "cash",
    "till",
    "gateway",
    "unmatched",
  ]);
});

it("shows the account that is filtered by, also with nothing in it", () => {
  expect(accountsShown(balances, "credit")).toEqual(["cash", "till", "credit"]);
});

it("writes which way an amount went before it", () => {
  const of = (direction: "in" | "out" | "within" | "none") => signedAmount({ amount: money(2_500_000), direction });
  expect([of("in"), of("out"), of("within"), of("none")]).toEqual([
    ...["+25,000.00 TZS", "−25,000.00 TZS", "25,000.00 TZS", "25,000.00 TZS"],
  ]);
});

it("makes a statement of a year at most, of days in their order", () => {
  const of = (from: string, to: string) => statementProblem({ from, to });
  expect(of("2026-11-20", "2026-11-20")).toBeUndefined();
  expect(of("2024-01-01", "2024-12-31")).toBeUndefined();
  expect(of("2025-11-01", "2026-11-02")).toBe("long");
  expect([of("2026-11-21", "2026-11-20"), of("", "2026-11-20")]).toEqual(["days", "days"]);
});
