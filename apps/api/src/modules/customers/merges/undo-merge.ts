import { isCheckViolation } from "../../../db/sql/is-check-violation.ts";
import { BeginAnew } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { fieldsBefore } from "../customers/steps/field-texts.ts";
import { lockSides } from "./queries/read-sides.ts";
import {
  endMerge,
  findMemory,
  findMerge,
  listOrdersByContacts,
  lockMerge,
  moveBack,
  setFields,
} from "./queries/write-merge.ts";
import { tagsWithout } from "./rules/merged-fields.ts";

/**
 * Undoes a merge: who was merged is back with what was theirs, as far as it is still there, and with the orders that came
 * by their numbers since. @throws 404; 409 when it is too late, the kept one was merged since, or
 * credit of one paid for an order of the other
 */
export function undoMerge(
  deps: Pick<Deps, "emitFact">,
  { shopId, tx, person }: ShopContext,
  id: string,
): Promise<{ customer_id: string; merged_id: string }> {
  return tx(async (tx) => {
    const found = await findMerge(tx, shopId, id);
    if (!found) throw notFound();
    const { keptId, mergedId } = found;
    const answer = { customer_id: keptId, merged_id: mergedId };
    const [kept] = await lockSides(tx, shopId, [found.customerId, found.customerId]);
    const merge = await lockMerge(tx, shopId, id);
    // It moved on, or was undone, while this waited.
    if (merge?.customerId !== found.customerId || !kept) throw new BeginAnew();
    if (merge.undoneAt !== null) return answer;
    if (merge.customerId !== keptId) throw refuse("merge_followed");
    const memory = await findMemory(tx, shopId, id);
    if (!memory) throw refuse("merge_undo_expired");

    const since = await listOrdersByContacts(tx, shopId, keptId, memory.moved["contacts.customer_id"] ?? []);
    const stayed = new Set(memory.stayed);
    const theirs = [...(memory.moved["orders.customer_id"] ?? []), ...since.filter((orderId) => !stayed.has(orderId))];
    const fields = fieldsBefore(
      kept,
      memory.changes.filter(({ field }) => field !== "tags"),
    );
    const tags = tagsWithout(kept.tags, memory.changes);
    await setFields(tx, shopId, keptId, { ...fields, tags });
    const moved = { ...memory.moved, "orders.customer_id": theirs };
    await moveBack(tx, keptId, { customer: memory.customer, moved }).catch((error: unknown) => {
      throw isCheckViolation(error, "balance_minor") ? refuse("merge_credit_used") : error;
    });
    await endMerge(tx, shopId, id);
    const actor = { kind: "staff" as const, user_id: person.userId };
    const payload = { merged_id: mergedId, undone: true };
    await deps.emitFact(tx, { name: "customer.merged", shopId, subject: keptId, actor, payload });
    return answer;
  });
}
