import { publishLiveEvent } from "../../../db/live-events.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findThisMonth, setMonth } from "./queries/months.ts";

type Wanted = { month: string; locked: boolean };

/** Closes a month's expenses once nobody writes one of them any more, or opens it again. @throws 422 for one that is not over */
export function lockMonth({ shopId, tx, person }: ShopContext, { month, locked }: Wanted): Promise<Wanted> {
  return tx(async (tx) => {
    // Fees become expenses of the present month by themselves.
    if (locked && month >= (await findThisMonth(tx, shopId)))
      throw refuse("expense_month_not_over", { loc: ["body", "month"] });
    const by = { id: person.userId, name: person.name };
    await setMonth(tx, { shopId, month: `${month}-01`, locked, by });
    await publishLiveEvent(tx, { topic: "transactions", id: shopId });
    return { month, locked };
  });
}
