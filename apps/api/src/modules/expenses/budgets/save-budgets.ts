import type { ExpenseBudgets } from "@mauzo/contract/expenses/expense-budgets";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { budgetDocument } from "./queries.ts";

/** Saves what the shop means to spend in a month. @throws 409 when it was saved since */
export function saveBudgets(
  { shopId, tx, person: { userId } }: ShopContext,
  { budgets: document, version: seen }: ExpenseBudgets,
): Promise<ExpenseBudgets> {
  return tx(async (tx) => {
    const version = await budgetDocument.save(tx, shopId, { document, userId, seen });
    if (version === undefined) throw savedMeanwhile(await budgetDocument.readSaved(tx, shopId));
    await publishLiveEvent(tx, { topic: "transactions", id: shopId });
    return { budgets: document, version };
  });
}
