import { expect, it } from "vitest";
import { daysOf, monthAfter, movementsPath, readMonth, recordsPath, rowsOfProfit, shareOf } from "./rules.ts";

it("knows the days of a month, and its neighbours", () => {
  expect([daysOf("2024-02"), daysOf("2026-12")]).toEqual([
    { from: "2024-02-01", to: "2024-02-29" },
    { from: "2026-12-01", to: "2026-12-31" },
  ]);
  expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});

it("reads the month of an address, and none from what is no month", () => {
  expect(["2026-11", "abc", "2026-13", ""].map(readMonth)).toEqual(["2026-11", null, null, null]);
});

it("leads from a number to its rows", () => {
  expect(recordsPath("2026-11", { category: "rent" })).toBe(
    "/dashboard/expenses/expenses-records?category=rent&from=2026-11-01&to=2026-11-30",
  );
});

it("leads from each number of what is left to the rows that it is the sum of", () => {
  const [orders, records] = ["/dashboard/orders", "/dashboard/expenses/expenses-records"];
  const days = "from=2026-11-01&to=2026-11-30";
  expect(rowsOfProfit("2026-11")).toEqual({
    sales: `${orders}?sale=sold&${days}`,
    feesByCustomers: `${records}?source=fee&${days}`,
    fees: `${records}?source=fee&${days}`,
    expenses: `${records}?source=own&${days}`,
    goods: `${records}?source=restock&${days}`,
  });
  expect(movementsPath("a1")).toBe("/dashboard/products/stock/a1");
});

it("has a share of a budget alone", () => {
  expect([shareOf(150, 100), shareOf(0, 100), shareOf(5, null)]).toEqual([150, 0, undefined]);
});
