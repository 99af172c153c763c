import type { ShopContext } from "../../../http/request-context.ts";
import { setWanted } from "./queries.ts";

/** Has the caller be mailed the summary of each week, or no more. */
export const chooseWeeklyMail = (
  { shopId, tx, person }: Pick<ShopContext, "shopId" | "tx" | "person">,
  wanted: boolean,
): Promise<{ done: true }> =>
  tx(async (tx) => {
    await setWanted(tx, shopId, person.userId, wanted);
    return { done: true };
  });
