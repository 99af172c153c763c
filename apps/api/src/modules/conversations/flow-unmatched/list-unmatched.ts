import type { UnmatchedSentence } from "@mauzo/contract/conversations/flow-unmatched";
import type { ShopContext } from "../../../http/request-context.ts";
import { listSpellings } from "./queries.ts";
import { groupsOf } from "./rules.ts";

/** What the bot did not understand, put together while no connection is held. */
export async function listUnmatched({
  shopId,
  tx,
}: Pick<ShopContext, "shopId" | "tx">): Promise<{ items: UnmatchedSentence[] }> {
  return { items: groupsOf(await tx((tx) => listSpellings(tx, shopId))) };
}
