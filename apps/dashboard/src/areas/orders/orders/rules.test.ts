import type { OrderChange } from "@mauzo/contract/orders/order-history";
import { expect, it } from "vitest";
import { arrivals, historyOf } from "./rules.ts";

it("calls nothing new on the first showing, and each order once afterwards", () => {
  const first = arrivals(undefined, ["a", "b"]);
  expect(first.fresh).toEqual([]);
  const second = arrivals(first.seen, ["c", "a", "b"]);
  expect(second.fresh).toEqual(["c"]);
  expect(arrivals(second.seen, ["c", "a"]).fresh).toEqual([]);
});

it("puts what happened and who was told of it into one row, newest first, a message above what it tells of", () => {
  const who = { mover: "staff", via: "dashboard", by: "Asha", reason: "" } as const;
  const at = (hour: number) => `2026-11-22T0${hour}:00:00.000Z`;
  const amount = { minor: 100, currency: "TZS" };
  const changes: OrderChange[] = [
    { ...who, id: "d", at: at(4), change: { kind: "noted", text: "Kesho" } },
    { ...who, id: "c", at: at(3), change: { kind: "paid", amount, method: "cash", reference: "" } },
    { ...who, id: "b", at: at(2), change: { kind: "moved", from: "new", to: "preparing" } },
  ];
  const told = { event: "preparing", audience: "customer", channel: "chat", text: "", state: "sent" } as const;
  const history = historyOf({ changes, messages: [{ ...told, id: "m", at: at(2) }] });
  expect(history.map(({ id, topic }) => [id, topic])).toEqual([
    ["d", "notes"],
    ["c", "money"],
    ["m", "messages"],
    ["b", "goods"],
  ]);
});

it("tells what was said, and what left the stock at once as one entry", () => {
  const at = (minute: number) => `2026-11-20T09:0${minute}:00.000Z`;
  const moved = (id: string, delta: number, minute: number) => ({
    ...{ id, delta, at: at(minute), product_name: "Kanga", name: "" },
  });
  const stock = [moved("c", 3, 3), moved("b", -1, 1), moved("a", -3, 1)];
  const chat = [{ id: "s", at: at(2), from: "customer" as const, by: "", text: "Ipo tayari?" }];
  const history = historyOf({ changes: [], messages: [] }, { chat, stock });
  expect(history.map((entry) => [entry.topic, "moved" in entry ? entry.moved.map(({ delta }) => delta) : []])).toEqual([
    ["stock", [3]],
    ["chat", []],
    ["stock", [-3, -1]],
  ]);
  expect(historyOf({ changes: [], messages: [] }, { chat: null, stock: [] })).toEqual([]);
});
