import type { UnmatchedSentence } from "@mauzo/contract/conversations/flow-unmatched";
import type { ShopContext } from "../../../http/request-context.ts";
import { getChatflowId } from "../chatflows/get-chatflow-id.ts";
import { listSpellings } from "./queries.ts";
import { groupsOf } from "./rules.ts";

/** What a flow did not understand, put together while no connection is held. */
export async function listUnmatched(
  { shopId, tx }: Pick<ShopContext, "shopId" | "tx">,
  flow?: string,
): Promise<{ items: UnmatchedSentence[] }> {
  return { items: groupsOf(await tx(async (tx) => listSpellings(tx, shopId, await getChatflowId(tx, shopId, flow)))) };
}
