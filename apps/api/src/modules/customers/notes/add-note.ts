import type { CustomerNote } from "@mauzo/contract/customers/customer-notes";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { missingCustomer } from "../merges/missing-customer.ts";
import { insertNote, lockCustomer } from "./queries.ts";
import { checkNoteLimit } from "./steps/check-note-limit.ts";

/** Adds a note about a customer. @throws 404; 409 when there are too many */
export async function addNote(
  tx: Tx,
  deps: Pick<Deps, "emitFact">,
  { shopId, person: { userId, name } }: Pick<ShopContext, "shopId" | "person">,
  { customerId, text }: { customerId: string; text: string },
): Promise<CustomerNote> {
  if (!(await lockCustomer(tx, shopId, customerId))) throw await missingCustomer(tx, shopId, customerId);
  await checkNoteLimit(tx, shopId, customerId);
  const note = await insertNote(tx, { shopId, customerId, text, userId, userName: name });
  const actor = { kind: "staff" as const, user_id: userId };
  const payload = { kind: "noted" as const };
  await deps.emitFact(tx, { name: "customer.changed", shopId, subject: customerId, actor, payload });
  return { ...note, text, by: name, may_delete: true };
}
