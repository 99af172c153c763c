import { type ExpenseRepeat, mostRepeats, type RepeatInput } from "@mauzo/contract/expenses/expense-repeats";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findDays } from "../expenses/steps/day-queries.ts";
import { insertRepeat, lockCount } from "./queries/repeats.ts";
import { dueFrom } from "./rules.ts";
import { draftDue } from "./steps/draft-due.ts";
import { getRepeat } from "./steps/get-repeat.ts";

/** Has a draft of an expense every month, the first today where it is the day. @throws 409 when the list is full */
export function createRepeat(
  deps: Pick<Deps, "emitFact">,
  { shopId, tx, person }: ShopContext,
  { amount_minor: amountMinor, ...said }: z.output<typeof RepeatInput>,
): Promise<ExpenseRepeat> {
  return tx(async (tx) => {
    if ((await lockCount(tx, shopId)) >= mostRepeats) throw refuse("expense_repeats_full");
    const { today } = await findDays(tx, shopId, "2000-01-01");
    const by = { userId: person.userId, userName: person.name };
    const id = await insertRepeat(tx, { shopId, ...said, amountMinor, nextOn: dueFrom(today, said.day), ...by });
    await draftDue(tx, deps, shopId);
    const actor = { kind: "staff" as const, user_id: person.userId };
    await deps.emitFact(tx, { name: "expense.drafted", shopId, subject: id, actor, payload: {} });
    return getRepeat(tx, shopId, id);
  });
}
