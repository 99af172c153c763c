import { can } from "@mauzo/permissions/permissions";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import type { ShopContext } from "../../../../http/request-context.ts";
import { deleteContact, findOwnerOfPhone, insertContact } from "../queries/edit-record.ts";

type Move = { id: string; name: string; from: string | null; to: string | null };
const toReadCustomers = { resource: "customers", action: "read" } as const;

/**
 * Makes another number the one that is shown of a customer. It takes the place of the old one, unless it was theirs
 * already. @throws 409, with whose it is for who sees customers and their numbers
 */
export async function moveContact(
  tx: Tx,
  { shopId, person }: Pick<ShopContext, "shopId" | "person">,
  { id, name, from, to }: Move,
): Promise<void> {
  if (to !== null && (await findOwnerOfPhone(tx, shopId, to)) === id) return;
  if (from !== null) await deleteContact(tx, shopId, id, from);
  if (to === null || (await insertContact(tx, shopId, { customerId: id, phone: to, name }))) return;
  if (!person.seesPhones || !can(person.grants, toReadCustomers)) throw refuse("customer_phone_taken");
  const owner = await findOwnerOfPhone(tx, shopId, to);
  throw refuse("customer_phone_taken", { extra: { customer_id: owner } });
}
