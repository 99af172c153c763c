import type { OrderChange } from "@mauzo/contract/orders/order-history";
import { expect, it } from "vitest";
import { arrivals, historyOf, neighboursOf } from "./rules.ts";

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
  const told = {
    event: "preparing",
    audience: "customer",
    channel: "chat",
    text: "",
    state: "sent",
    way: null,
  } as const;
  const { since } = historyOf({ changes, messages: [{ ...told, id: "m", at: at(2) }], placed_at: at(1) });
  expect(since.map(({ id, topic }) => [id, topic])).toEqual([
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
  const order = { changes: [], messages: [], placed_at: at(0) };
  const { since } = historyOf(order, { chat, stock });
  expect(since.map((entry) => [entry.topic, "moved" in entry ? entry.moved.map(({ delta }) => delta) : []])).toEqual([
    ["stock", [3]],
    ["chat", []],
    ["stock", [-3, -1]],
  ]);
  expect(historyOf(order, { chat: null, stock: [] })).toEqual({ since: [], before: [] });
});

it("lets a chat be read from its first message to its last, and parts it where the order was placed", () => {
  const at = (minute: number) => `2026-11-20T09:0${minute}:00.000Z`;
  const says = (minute: number) => ({
    ...{ id: String(minute), at: at(minute), from: "customer" as const, by: "", text: "" },
  });
  const chat = [says(5), says(4), says(2), says(1)];
  const stock = [{ id: "x", delta: -1, at: at(3), product_name: "Kanga", name: "" }];
  const read = (placed_at: string) => {
    const { since, before } = historyOf({ changes: [], messages: [], placed_at }, { chat, stock });
    return [since, before].map((part) => part.map((entry) => ("said" in entry ? entry.said.map(({ id }) => id) : [])));
  };
  expect(read(at(3))).toEqual([[["4", "5"], []], [["1", "2"]]]);
  expect(read(at(5))).toEqual([[["5"]], [["4"], [], ["1", "2"]]]);
});

it("knows what stands beside an order in its list, also once it left the list", () => {
  expect(neighboursOf(["a", "b", "c"], "b", -1)).toEqual({ at: 1, previous: "a", next: "c" });
  expect(neighboursOf(["a", "b", "c"], "a", -1)).toEqual({ at: 0, previous: undefined, next: "b" });
  expect(neighboursOf(["a", "c"], "b", 1)).toEqual({ at: 1, previous: "a", next: "c" });
  expect(neighboursOf(["a"], "b", 1)).toEqual({ at: 1, previous: "a", next: undefined });
  expect(neighboursOf(["a"], "b", -1)).toEqual({ at: -1, previous: undefined, next: undefined });
});
