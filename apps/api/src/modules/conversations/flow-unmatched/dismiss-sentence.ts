import type { ShopContext } from "../../../http/request-context.ts";
import { getChatflowId } from "../chatflows/get-chatflow-id.ts";
import { dismissSpellings } from "./queries.ts";

/** Leaves a sentence out of the list for as long as its rows are kept, or brings it back. */
export const dismissSentence = (
  { shopId, tx }: Pick<ShopContext, "shopId" | "tx">,
  { flow, ...body }: { flow?: string | undefined; spellings: string[]; dismissed: boolean },
): Promise<{ count: number }> =>
  tx(async (tx) => {
    const chatflowId = await getChatflowId(tx, shopId, flow);
    return { count: await dismissSpellings(tx, { shopId, chatflowId, ...body }) };
  });
