import type { Tx } from "../../../db/tenant-transaction.ts";
import { findPublishedFlow } from "./queries.ts";
import { numberOf, staysWith } from "./rules.ts";

/** The flow that a conversation was talking with last, if it has begun. */
export async function findChatflowOf(
  tx: Tx,
  { shopId, botId, state }: { shopId: string; botId: string; state: unknown },
): Promise<string | undefined> {
  const version = staysWith(state, false);
  if (version === undefined) return undefined;
  const number = numberOf(version);
  // What every shop begins with is said by its first flow, which has the id of the bot.
  return number === undefined ? botId : (await findPublishedFlow(tx, shopId, number))?.chatflowId;
}
