import type { ExpenseDraft } from "@mauzo/contract/expenses/expense-drafts";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findDraft, lockDraft } from "./queries/read-drafts.ts";
import { updateDraft } from "./queries/write-drafts.ts";

type Wanted = { id: string; state: "open" | "discarded" };
/**
 * Discards a draft, or takes that back; one that is already in that state stays as it is.
 * @throws 404; 409 for one that became an expense
 */
export function discardOrRestoreDraft(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, tx, person: { userId } }: ShopContext,
  { id, state }: Wanted,
): Promise<ExpenseDraft> {
  return tx(async (tx) => {
    const before = await lockDraft(tx, shopId, id);
    if (before?.state === "confirmed") throw refuse("expense_draft_decided");
    if (before && before.state !== state) {
      await updateDraft(tx, shopId, id, { state, decidedBy: state === "open" ? null : userId });
      const actor = { kind: "staff" as const, user_id: userId };
      await emitFact(tx, { name: "expense.drafted", shopId, subject: id, actor, payload: {} });
    }
    const draft = await findDraft(tx, shopId, id);
    if (!draft) throw notFound();
    return draft;
  });
}
