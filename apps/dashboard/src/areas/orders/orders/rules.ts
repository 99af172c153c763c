import type { OrderChange } from "@mauzo/contract/orders/order-history";
import type { OrderTimeline, TimelineMessage, TimelineMovement } from "@mauzo/contract/orders/order-timeline";
import type { OrderMessage } from "@mauzo/contract/orders/order-workflow";
import type { Order } from "@mauzo/contract/orders/orders";

/** Which ids are new since `seen`, and the ids seen now. Nothing is new on the first load of a list. */
export function arrivals(seen: ReadonlySet<string> | undefined, ids: readonly string[]) {
  return { fresh: seen ? ids.filter((id) => !seen.has(id)) : [], seen: new Set([...(seen ?? []), ...ids]) };
}

export const entryTopics = ["goods", "money", "chat", "messages", "stock", "notes"] as const;
export type EntryTopic = (typeof entryTopics)[number];
export type Entry = { id: string; at: string; topic: EntryTopic } & (
  | { change: OrderChange }
  | { message: OrderMessage }
  | { said: TimelineMessage }
  | { moved: TimelineMovement[] }
);

const topicOf = ({ change: { kind } }: OrderChange): EntryTopic => {
  if (kind === "noted") return "notes";
  return kind === "moved" || kind === "edited" || kind === "returned" ? "goods" : "money";
};

/** Stock movements at the same time and in the same direction are one entry. */
function stockEntries(movements: readonly TimelineMovement[]): Entry[] {
  const moves = Map.groupBy(movements, ({ at, delta }) => `${at} ${Math.sign(delta)}`);
  return [...moves.values()].flatMap((moved) =>
    moved[0] ? [{ id: moved[0].id, at: moved[0].at, topic: "stock" as const, moved: moved.toReversed() }] : [],
  );
}

/** The order's changes, messages, chat and stock movements, newest first; a message is above the change it is about. */
export const historyOf = (
  { changes, messages }: Pick<Order, "changes" | "messages">,
  timeline: OrderTimeline = { chat: null, stock: [] },
): Entry[] =>
  [
    ...messages.map((message) => ({ id: message.id, at: message.at, topic: "messages" as const, message })),
    ...changes.map((change) => ({ id: change.id, at: change.at, topic: topicOf(change), change })),
    ...stockEntries(timeline.stock),
    ...(timeline.chat ?? []).map((said) => ({ id: said.id, at: said.at, topic: "chat" as const, said })),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
