import type { OrderChange } from "@mauzo/contract/orders/order-history";
import { findMove } from "@mauzo/contract/orders/order-moves";
import { type PaperKind, PaperSize } from "@mauzo/contract/orders/order-papers";
import { type Goods, goodsStates, owedMinorOf } from "@mauzo/contract/orders/order-states";
import type { OrderTrail, TrailMessage, TrailMovement } from "@mauzo/contract/orders/order-trail";
import type { OrderMessage } from "@mauzo/contract/orders/order-workflow";
import type { Order, OrderRow } from "@mauzo/contract/orders/orders";

/** The address that opens a WhatsApp chat with an E.164 number, or lets one be chosen, with a text to send. */
export const whatsappLink = (phone: string | null, text = ""): string =>
  `https://wa.me/${(phone ?? "").replace(/\D/g, "")}${text && `?text=${encodeURIComponent(text)}`}`;

/** Which of these have come in since `seen`, and what has been seen now. Nothing is new on a list's first showing. */
export function arrivals(seen: ReadonlySet<string> | undefined, ids: readonly string[]) {
  return { fresh: seen ? ids.filter((id) => !seen.has(id)) : [], seen: new Set([...(seen ?? []), ...ids]) };
}

export type PaperChoice = { kind: PaperKind; size: PaperSize; language: "en" | "sw" };

/** The size of paper this device printed on, as it was kept. */
export const readPaperSize = (kept: unknown): PaperSize | undefined => PaperSize.safeParse(kept).data;

/** Money that came, or went back. */
export type PaymentKind = "paid" | "refunded";

/** What it takes to cancel an order and to open it again; the server asks for the same. */
export const needToCancel = { resource: "orders", action: "delete" } as const;

/** The step most shops take next, where there is one; after `ready` it is one of two. */
const usual: Record<Goods, readonly Goods[]> = {
  new: ["preparing"],
  preparing: ["ready"],
  ready: ["picked up", "delivered"],
  "picked up": [],
  delivered: [],
  cancelled: [],
};

/** Where somebody of the shop may move an order's goods: the usual steps, and all others. */
export function stepsFrom(from: Goods, mayCancel: boolean): { usual: readonly Goods[]; others: readonly Goods[] } {
  const may = (to: Goods) => {
    const move = findMove(from, to, "staff");
    return move !== undefined && (mayCancel || !move.guards.includes("mayCancel"));
  };
  return { usual: usual[from], others: goodsStates.filter((to) => may(to) && !usual[from].includes(to)) };
}

/** The moves that bring these orders to a state, of those that may go there. */
export const movesTo = (orders: readonly Pick<OrderRow, "id" | "goods">[], to: Goods, mayCancel: boolean) =>
  orders
    .filter(({ goods }) => {
      const steps = stepsFrom(goods, mayCancel);
      return [...steps.usual, ...steps.others].includes(to);
    })
    .map(({ id, goods }) => ({ id, from: goods, to }));

/** What is still owed of an order. */
export const owedOf = (order: OrderRow) => ({ ...order.total, minor: owedMinorOf(order) });

/** How much money of an order can still come: also of one that was given all of it back. */
export const payableOf = ({ goods, total, paid }: OrderRow) => ({
  ...total,
  minor: goods === "cancelled" ? 0 : Math.max(0, total.minor - paid.minor),
});

/** Amounts people pay in, in minor units. */
const presetAmounts = [10_000, 50_000, 100_000, 500_000, 1_000_000].map((units) => units * 100);

/** The amounts to offer up to `most`, and all of it. */
export const presetsTo = (most: number): number[] => [most, ...presetAmounts.filter((minor) => minor < most)];

/** What an entry of an order's history is about. */
export const entryTopics = ["goods", "money", "chat", "messages", "stock", "notes"] as const;
export type EntryTopic = (typeof entryTopics)[number];
export type Entry = { id: string; at: string; topic: EntryTopic } & (
  | { change: OrderChange }
  | { message: OrderMessage }
  | { said: TrailMessage }
  | { moved: TrailMovement[] }
);

const topicOf = ({ change: { kind } }: OrderChange): EntryTopic => {
  if (kind === "noted") return "notes";
  return kind === "moved" || kind === "edited" || kind === "returned" ? "goods" : "money";
};

/** What left the stock at once, or came back at once, is one entry. */
function stockEntries(movements: readonly TrailMovement[]): Entry[] {
  const moves = Map.groupBy(movements, ({ at, delta }) => `${at} ${Math.sign(delta)}`);
  return [...moves.values()].flatMap((moved) =>
    moved[0] ? [{ id: moved[0].id, at: moved[0].at, topic: "stock" as const, moved: moved.toReversed() }] : [],
  );
}

/**
 * What happened to an order, who was told of it, what was said and what its goods did in the stock, newest first; a message
 * stands above what it tells of.
 */
export const historyOf = (
  { changes, messages }: Pick<Order, "changes" | "messages">,
  trail: OrderTrail = { chat: null, stock: [] },
): Entry[] =>
  [
    ...messages.map((message) => ({ id: message.id, at: message.at, topic: "messages" as const, message })),
    ...changes.map((change) => ({ id: change.id, at: change.at, topic: topicOf(change), change })),
    ...stockEntries(trail.stock),
    ...(trail.chat ?? []).map((said) => ({ id: said.id, at: said.at, topic: "chat" as const, said })),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
