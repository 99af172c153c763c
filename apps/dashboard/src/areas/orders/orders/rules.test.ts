import type { OrderChange } from "@mauzo/contract/orders/order-history";
import { expect, it } from "vitest";
import { arrivals, historyOf, nextStatuses, presetsTo, statusChangesTo, whatsappLink } from "./rules.ts";

it("opens a chat with digits only", () => {
  expect(whatsappLink("+255 712 345 678")).toBe("https://wa.me/255712345678");
});

it("takes a text along into a chat, also into one that is yet to be chosen", () => {
  const text = "Oda yako: https://mauzo.example/cart?token=a&b";
  const query = "?text=Oda%20yako%3A%20https%3A%2F%2Fmauzo.example%2Fcart%3Ftoken%3Da%26b";
  expect(whatsappLink("+255 712 345 678", text)).toBe(`https://wa.me/255712345678${query}`);
  expect(whatsappLink(null, text)).toBe(`https://wa.me/${query}`);
});

it("calls nothing new on the first showing, and each order once afterwards", () => {
  const first = arrivals(undefined, ["a", "b"]);
  expect(first.fresh).toEqual([]);
  const second = arrivals(first.seen, ["c", "a", "b"]);
  expect(second.fresh).toEqual(["c"]);
  expect(arrivals(second.seen, ["c", "a"]).fresh).toEqual([]);
});

it("offers every move of the table that the person may make, the usual ones first", () => {
  expect(nextStatuses("new", true)).toEqual({
    usual: ["preparing"],
    others: ["ready", "picked up", "delivered", "cancelled"],
  });
  expect(nextStatuses("new", false).others).not.toContain("cancelled");
  expect(nextStatuses("delivered", true).others).not.toContain("cancelled");
  expect(nextStatuses("cancelled", false)).toEqual({ usual: [], others: [] });
  expect(nextStatuses("cancelled", true).others).toEqual(["new", "preparing", "ready"]);
});

it("moves of many those that may go there", () => {
  const orders = [
    { id: "a", fulfilment: "new" as const },
    { id: "b", fulfilment: "delivered" as const },
    { id: "c", fulfilment: "cancelled" as const },
  ];
  expect(statusChangesTo(orders, "cancelled", true)).toEqual([{ id: "a", from: "new", to: "cancelled" }]);
  expect(statusChangesTo(orders, "new", false).map(({ id }) => id)).toEqual(["b"]);
});

it("offers the amounts people pay in, up to all of it", () => {
  expect(presetsTo(2_500_000)).toEqual([2_500_000, 1_000_000]);
  expect(presetsTo(1_000_000)).toEqual([1_000_000]);
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
