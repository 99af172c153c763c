import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { deleteContact, findOwnerOfPhone, insertContact } from "../queries/edit-record.ts";

type Move = { id: string; name: string; from: string | null; to: string | null };

/**
 * Makes another number the one that is shown of a customer. It takes the place of the old one, unless it was theirs
 * already. @throws 409 with whose it is
 */
export async function moveContact(tx: Tx, shopId: string, { id, name, from, to }: Move): Promise<void> {
  if (to !== null && (await findOwnerOfPhone(tx, shopId, to)) === id) return;
  if (from !== null) await deleteContact(tx, shopId, id, from);
  if (to === null || (await insertContact(tx, shopId, { customerId: id, phone: to, name }))) return;
  const owner = await findOwnerOfPhone(tx, shopId, to);
  throw refuse("customer_phone_taken", { extra: { customer_id: owner } });
}
