import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { deleteTalk } from "./queries.ts";

/** Removes a saved conversation. @throws 404 */
export const removeTest = ({ shopId, tx }: ShopContext, id: string): Promise<{ id: string }> =>
  tx(async (tx) => {
    if (!(await deleteTalk(tx, shopId, id))) throw notFound();
    return { id };
  });
