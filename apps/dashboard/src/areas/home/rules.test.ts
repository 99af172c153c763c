import type { OrderRow } from "@mauzo/contract/orders";
import { expect, it } from "vitest";
import { dayPart, lastWeek, today } from "./rules.ts";

const zone = "Africa/Dar_es_Salaam";
const order = (placed_at: string, minor: number, status: OrderRow["status"] = "pending"): OrderRow => ({
  id: placed_at,
  order_id: "7K4Q9-DXM2T",
  status,
  goods: status === "cancelled" ? status : "new",
  money: "unpaid",
  channel: "web",
  customer: null,
  quantity: 1,
  total: { minor, currency: "TZS" },
  paid: { minor: 0, currency: "TZS" },
  claimed: false,
  placed_at,
});

it("counts the shop's day, not the world's, and leaves cancelled money out", () => {
  // Midnight in Dar es Salaam is 21:00 UTC.
  const rows = [
    order("2026-11-20T22:30:00.000Z", 100),
    order("2026-11-20T21:00:00.000Z", 50, "cancelled"),
    order("2026-11-20T20:59:59.000Z", 7),
  ];
  expect(today(rows, true, "TZS", new Date("2026-11-21T05:00:00Z"), zone)).toEqual({
    count: 2,
    sold: { minor: 100, currency: "TZS" },
    atLeast: false,
  });
});

it("says at least when the whole list is of today and goes on", () => {
  const rows = [order("2026-11-21T08:00:00.000Z", 1)];
  const now = new Date("2026-11-21T09:00:00Z");
  expect(today(rows, false, "TZS", now, zone).atLeast).toBe(true);
  expect(today(rows, true, "TZS", now, zone).atLeast).toBe(false);
});

it("tells of the last seven days, unless some of their orders are not in the list", () => {
  const rows = [
    order("2026-11-21T08:00:00.000Z", 1),
    order("2026-11-20T22:00:00.000Z", 1),
    order("2026-11-15T08:00:00.000Z", 1),
    order("2026-11-14T08:00:00.000Z", 1),
  ];
  const now = new Date("2026-11-21T09:00:00Z");
  expect(lastWeek(rows, false, now, zone)).toEqual([1, 0, 0, 0, 0, 0, 2]);
  expect(lastWeek(rows.slice(0, 3), false, now, zone)).toBeUndefined();
  expect(lastWeek([], true, now, zone)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

it.each([
  ["2026-11-21T01:00:00Z", "morning"],
  ["2026-11-21T09:00:00Z", "afternoon"],
  ["2026-11-21T13:00:00Z", "evening"],
  ["2026-11-21T00:30:00Z", "evening"],
])("greets at %s with %s", (now, part) => {
  expect(dayPart(new Date(now), zone)).toBe(part);
});
