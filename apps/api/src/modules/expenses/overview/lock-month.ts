import { publishLiveEvent } from "../../../db/live-events.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findThisMonth, setMonth } from "./queries/months.ts";

type Wanted = { month: string; locked: boolean };

/** Closes a month's expenses once nobody writes one of them any more, or opens it again. @throws 422 for one to come */
export function lockMonth({ shopId, tx, person }: ShopContext, { month, locked }: Wanted): Promise<Wanted> {
  return tx(async (tx) => {
    if (month > (await findThisMonth(tx, shopId))) throw refuse("expense_in_future", { loc: ["body", "month"] });
    const by = { id: person.userId, name: person.name };
    await setMonth(tx, { shopId, month: `${month}-01`, locked, by });
    await publishLiveEvent(tx, { topic: "transactions", id: shopId });
    return { month, locked };
  });
}
