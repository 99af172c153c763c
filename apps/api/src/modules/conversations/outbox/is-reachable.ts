import type { Tx } from "../../../db/tenant-transaction.ts";
import { findWay } from "./queries/parts.ts";

/** Whether something can be said in a conversation now that nobody asked for. */
export async function isReachable(tx: Tx, shopId: string, conversationId: string): Promise<boolean> {
  const way = await findWay(tx, shopId, conversationId);
  if (!way) return false;
  if (way.channel === "web") return true;
  const isOpen = way.windowUntil !== null && new Date(way.windowUntil) > new Date();
  return way.numberId !== null && !way.isRemoved && isOpen;
}
