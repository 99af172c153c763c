import type { ShopContext } from "../../../http/request-context.ts";
import { dismissSpellings } from "./queries.ts";

/** Leaves a sentence out of the list for as long as its rows are kept, or brings it back. */
export const dismissSentence = (
  { shopId, tx }: Pick<ShopContext, "shopId" | "tx">,
  body: { spellings: string[]; dismissed: boolean },
): Promise<{ count: number }> => tx(async (tx) => ({ count: await dismissSpellings(tx, shopId, body) }));
