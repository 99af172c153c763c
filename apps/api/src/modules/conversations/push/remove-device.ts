import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { deleteOwn } from "./queries.ts";

/** A device of the caller is told nothing any more. @throws 404 */
export const removeDevice = ({ shopId, tx, person }: ShopContext, id: string) =>
  tx(async (tx): Promise<{ done: true }> => {
    if (!(await deleteOwn(tx, shopId, person.userId, id))) throw notFound();
    return { done: true };
  });
