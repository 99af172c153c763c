import { type BalancePromise, mostPromiseDays } from "@mauzo/contract/payments/balance-links";
import type * as z from "zod/mini";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import { customerActor } from "../../orders/orders/steps/actor.ts";
import { getDebt } from "../debts/get-debt.ts";
import { promiseOwed } from "../debts/steps/promise-owed.ts";
import { findLink, getOwner } from "./steps/find-link.ts";

type Said = { link: string; body: z.output<typeof BalancePromise>; address: string };
const dayMs = 86_400_000;

/** Notes when whoever has the link promises to pay all of it; null: they promise nothing more. @throws 404; 409; 422 */
export async function promiseBalance(
  deps: Deps,
  { link, body: { promised_on }, address }: Said,
): Promise<z.output<typeof BalancePromise>> {
  const { shopId, customerId: linked } = await findLink(deps, link);
  await deps.limiter.count("debtAnswer", { address, account: linked });
  return inShop(deps.pool, shopId, async (tx) => {
    const { customerId } = await getOwner(tx, shopId, linked);
    const { today, owed } = await getDebt(tx, shopId, customerId);
    if (owed.minor === 0) throw refuse("debt_nothing_owed");
    const days = promised_on === null ? 0 : (Date.parse(promised_on) - Date.parse(today)) / dayMs;
    if (days < 0 || days > mostPromiseDays)
      throw refuse(
        { code: "promise_day", values: { days: String(mostPromiseDays) } },
        { loc: ["body", "promised_on"] },
      );
    await promiseOwed(tx, deps, { shopId, author: customerActor, id: customerId, promised_on });
    return { promised_on };
  });
}
