import type { CustomerNote } from "@mauzo/contract/customers/customer-notes";
import { customerLimits } from "@mauzo/contract/customers/customers";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { missingCustomer } from "../merges/missing-customer.ts";
import { countNotes, insertNote, lockCustomer } from "./queries.ts";

/** Adds a note about a customer. @throws 404; 409 when there are too many */
export async function addNote(
  tx: Tx,
  deps: Pick<Deps, "emitFact">,
  { shopId, person: { userId, name } }: Pick<ShopContext, "shopId" | "person">,
  { customerId, text }: { customerId: string; text: string },
): Promise<CustomerNote> {
  if (!(await lockCustomer(tx, shopId, customerId))) throw await missingCustomer(tx, shopId, customerId);
  const { notes: most } = customerLimits;
  if ((await countNotes(tx, shopId, customerId)) >= most) throw refuse({ code: "too_many_notes", values: { most } });
  const note = await insertNote(tx, { shopId, customerId, text, userId, userName: name });
  const actor = { kind: "staff" as const, user_id: userId };
  const payload = { kind: "noted" as const };
  await deps.emitFact(tx, { name: "customer.changed", shopId, subject: customerId, actor, payload });
  return { ...note, text, by: name, may_delete: true };
}
