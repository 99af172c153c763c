import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { addDraft } from "../../drafts/steps/add-draft.ts";
import { findDays } from "../../expenses/steps/day-queries.ts";
import { lockDue, updateRepeat } from "../queries/repeats.ts";
import { dueAfter } from "../rules.ts";

/** Drafts whatever of a shop's repeats is due by today, each of its days once. Part of the caller's transaction. */
export async function draftDue(tx: Tx, deps: Pick<Deps, "emitFact">, shopId: string): Promise<void> {
  const { today } = await findDays(tx, shopId, "2000-01-01");
  for (const { id, day, nextOn, category, amountMinor, method, supplier, note, userId, userName } of await lockDue(
    ...[tx, shopId, today],
  )) {
    let due = nextOn;
    for (; due <= today; due = dueAfter(due, day))
      await addDraft(tx, deps, {
        ...{ shopId, repeatId: id, spentOn: due, category, amountMinor, method, supplier, note, userId, userName },
      });
    await updateRepeat(tx, shopId, { id, nextOn: due });
  }
}
