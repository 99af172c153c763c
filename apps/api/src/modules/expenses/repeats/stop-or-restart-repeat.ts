import { type ExpenseRepeat, mostRepeats } from "@mauzo/contract/expenses/expense-repeats";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findDays } from "../expenses/steps/day-queries.ts";
import { lockCount, lockRepeat, updateRepeat } from "./queries/repeats.ts";
import { dueFrom } from "./rules.ts";
import { draftDue } from "./steps/draft-due.ts";
import { getRepeat } from "./steps/get-repeat.ts";

/**
 * Has no more drafts of a repeat, or has them again from today on; as it is already, it stays. What fell into the time
 * between is not drafted, and a day that was drafted is not drafted again.
 * @throws 404; 409 when the list is full
 */
export function stopOrRestartRepeat(
  deps: Pick<Deps, "emitFact">,
  { shopId, tx, person }: ShopContext,
  { id, stopped }: { id: string; stopped: boolean },
): Promise<ExpenseRepeat> {
  return tx(async (tx) => {
    const going = await lockCount(tx, shopId);
    const before = await lockRepeat(tx, shopId, id);
    if (!before) throw notFound();
    if ((before.stoppedAt !== null) === stopped) return getRepeat(tx, shopId, id);
    if (!stopped && going >= mostRepeats) throw refuse("expense_repeats_full");
    const { today } = await findDays(tx, shopId, "2000-01-01");
    const nextOn = dueFrom(today, before.day);
    await updateRepeat(tx, shopId, { id, stopped, ...(!stopped && { nextOn }) });
    await draftDue(tx, deps, shopId);
    const actor = { kind: "staff" as const, user_id: person.userId };
    await deps.emitFact(tx, { name: "expense.drafted", shopId, subject: id, actor, payload: {} });
    return getRepeat(tx, shopId, id);
  });
}
