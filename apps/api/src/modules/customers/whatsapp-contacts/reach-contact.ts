import { isUniqueViolation } from "../../../db/is-unique-violation.ts";
import { inSavepoint, type Tx } from "../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../facts.ts";
import { markReachable } from "../contacts/mark-reachable.ts";
import { addIds, type Contact, findContact, type Ids, insertWithCustomer } from "./queries.ts";
import { idsOf } from "./rules.ts";

type Sender = { shopId: string; waId: string | null; bsuid: string | null; name: string };

async function keepNews(tx: Tx, shopId: string, contact: Contact, { waId, businessUserId }: Ids) {
  const { id } = contact;
  const news = {
    waId: contact.waId === null ? waId : null,
    businessUserId: contact.businessUserId === null ? businessUserId : null,
  };
  if (news.waId !== null || news.businessUserId !== null) await addIds(tx, { shopId, id }, news);
  if (contact.unreachableCode !== null) await markReachable(tx, { shopId, contactId: id });
}

/**
 * Returns the contact of somebody who writes over a number of the shop, and their customer; both are created if they are
 * new. Nobody is renamed: what people call themselves there changes as they like. Undefined for somebody without any id.
 */
export async function reachContact(
  tx: Tx,
  emitFact: EmitFact,
  { shopId, name, ...sender }: Sender,
): Promise<{ id: string; customerId: string } | undefined> {
  const ids = idsOf(sender);
  if (ids.waId === null && ids.businessUserId === null) return;
  const known = await findContact(tx, shopId, ids);
  if (known) {
    await keepNews(tx, shopId, known, ids);
    return known;
  }
  try {
    const contact = await inSavepoint(tx, (tx) => insertWithCustomer(tx, { shopId, name, ...ids }));
    const about = { shopId, subject: contact.customerId };
    await emitFact(tx, { ...about, name: "customer.changed", actor: { kind: "customer" }, payload: { kind: "added" } });
    return contact;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Somebody else was faster, and has committed.
    const begun = await findContact(tx, shopId, ids);
    if (!begun) throw error;
    return begun;
  }
}
