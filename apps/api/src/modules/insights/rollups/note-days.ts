import type { AfterCommitSubscriber } from "../../../facts.ts";
import { keepChatDays, markDays } from "./queries.ts";

/**
 * Marks the days whose figures changed, so that they are read from their rows until they are rolled up again, and remembers
 * on which days customers wrote. It reads the present state of what the facts name: their order does not matter.
 */
export const noteDays: AfterCommitSubscriber["handle"] = async (tx, { queue }, { shopId, facts }) => {
  const chats = facts.filter(({ name }) => name === "message.received" || name === "message.sent");
  const [first] = chats.map(({ at }) => at).toSorted();
  if (first !== undefined) await keepChatDays(tx, [...new Set(chats.map(({ subject }) => subject))], first);
  const orderIds = facts.filter(({ name }) => name.startsWith("order.")).map(({ subject }) => subject);
  if (await markDays(tx, [...new Set(orderIds)]))
    await queue.send(tx, "roll-figures", { shopId }, { singleKey: shopId });
};
