import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { cancelOpen, isKnown } from "./queries.ts";

/** Does not publish a draft at its time, or puts away that it was not. @throws 404, 409 if it is over already */
export const cancelSchedule = ({ shopId, tx }: ShopContext, id: string): Promise<{ done: true }> =>
  tx(async (tx) => {
    if (!(await cancelOpen(tx, shopId, id)))
      throw (await isKnown(tx, shopId, id)) ? refuse("flow_schedule_over") : notFound();
    return { done: true };
  });
