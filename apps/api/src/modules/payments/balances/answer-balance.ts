import type { DebtAnswer, NewAnswer } from "@mauzo/contract/orders/debt-answers";
import type * as z from "zod/mini";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import { answerDebt } from "../../orders/answers/answer-debt.ts";
import { lockDebt } from "../debts/steps/lock-debt.ts";
import { findLink, getOwner } from "./steps/find-link.ts";

/** Notes what whoever has the link says of an order of which something is owed. @throws 404; 409 */
export async function answerBalance(
  deps: Deps,
  { link, body, address }: { link: string; body: z.output<typeof NewAnswer>; address: string },
): Promise<{ said: DebtAnswer | null }> {
  const { shopId, customerId: linked } = await findLink(deps, link);
  await deps.limiter.count("debtAnswer", { address, account: linked });
  return inShop(deps.pool, shopId, async (tx) => {
    const { customerId } = await getOwner(tx, shopId, linked);
    const { orders } = await lockDebt(tx, shopId, customerId);
    if (!orders.some(({ id }) => id === body.order_id)) throw notFound();
    return { said: await answerDebt(tx, deps, { shopId, answer: body }) };
  });
}
