import type { OrderChange } from "@mauzo/contract/orders/order-history";
import type { OrderTimeline, TimelineMessage, TimelineMovement } from "@mauzo/contract/orders/order-timeline";
import type { OrderMessage } from "@mauzo/contract/orders/order-workflow";
import type { Order } from "@mauzo/contract/orders/orders";

/** Which ids are new since `seen`, and the ids seen now. Nothing is new on the first load of a list. */
export function arrivals(seen: ReadonlySet<string> | undefined, ids: readonly string[]) {
  return { fresh: seen ? ids.filter((id) => !seen.has(id)) : [], seen: new Set([...(seen ?? []), ...ids]) };
}

/**
 * The ids before and after one in a list. An order that no longer fits the list's filter stands where it stood last.
 * @param last its last place; -1 if it had none.
 */
export function neighboursOf(ids: readonly string[], id: string, last: number) {
  const at = ids.indexOf(id);
  const place = at < 0 ? last : at;
  const after = at < 0 ? place : place + 1;
  return { at: place, previous: place > 0 ? ids[place - 1] : undefined, next: place < 0 ? undefined : ids[after] };
}

export const entryTopics = ["goods", "money", "chat", "messages", "stock", "notes"] as const;
export type EntryTopic = (typeof entryTopics)[number];
export type Entry = { id: string; at: string; topic: EntryTopic } & (
  | { change: OrderChange }
  | { message: OrderMessage }
  | { said: TimelineMessage[] }
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

/** What is said without anything in between is one entry, to be read from its first message to its last. */
function joinChat(entries: readonly Entry[]): Entry[] {
  const joined: Entry[] = [];
  for (const entry of entries) {
    const newer = joined.at(-1);
    if (!("said" in entry && newer && "said" in newer)) joined.push(entry);
    else joined[joined.length - 1] = { ...newer, said: [...entry.said, ...newer.said] };
  }
  return joined;
}

/**
 * The order's changes, messages, chat and stock movements, newest first; a message is above the change it is about. Of
 * what was said before the order was placed, and after, each is an entry.
 */
export const historyOf = (
  { changes, messages, placed_at }: Pick<Order, "changes" | "messages" | "placed_at">,
  timeline: OrderTimeline = { chat: null, stock: [] },
): { since: Entry[]; before: Entry[] } => {
  const entries = [
    ...messages.map((message) => ({ id: message.id, at: message.at, topic: "messages" as const, message })),
    ...changes.map((change) => ({ id: change.id, at: change.at, topic: topicOf(change), change })),
    ...stockEntries(timeline.stock),
    ...(timeline.chat ?? []).map((said) => ({ id: said.id, at: said.at, topic: "chat" as const, said: [said] })),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const isBefore = ({ at }: Entry) => Date.parse(at) < Date.parse(placed_at);
  return {
    since: joinChat(entries.filter((entry) => !isBefore(entry))),
    before: joinChat(entries.filter(isBefore)),
  };
};
