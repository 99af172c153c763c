import { newIds } from "../../../db/sql/new-ids.ts";
import { BeginAnew, type Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { recordConsents } from "../consents/record-consents.ts";
import { listOwners } from "./queries/known-contacts.ts";
import { listListed, lockListed } from "./queries/listed-people.ts";
import { insertContacts, insertCustomers } from "./queries/write-contacts.ts";

type Person = { phone: string; name: string };

/**
 * Makes customers of these people, who agreed to get offers by SMS: somebody says how that is known. Of customers it
 * changes nothing else, and nothing at all where they said yes or no before.
 */
export async function addListedPeople(
  tx: Tx,
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, person: { userId, name: userName } }: Pick<ShopContext, "shopId" | "person">,
  people: readonly Person[],
  how: string,
): Promise<{ added: number; consented: number }> {
  const phones = people.map(({ phone }) => phone);
  const owners = await listOwners(tx, shopId, phones);
  const owned = new Set(owners.map(({ phone }) => phone));
  const fresh = people.filter(({ phone }) => !owned.has(phone));
  await lockListed(
    tx,
    shopId,
    owners.map(({ customerId }) => customerId),
  );
  const known = await listListed(tx, shopId, [...owned]);
  const ids = await newIds(tx, fresh.length);
  const created = fresh.map(({ phone, name }, at) => ({ shopId, id: ids[at] ?? "", phone, name }));
  if (created.length > 0) await insertCustomers(tx, created);
  const numbers = created.map(({ id, phone, name }) => ({ shopId, customerId: id, phone, name }));
  // Somebody else added one of them meanwhile: it is looked at again.
  if (!(await insertContacts(tx, numbers))) throw new BeginAnew();
  const silent = known.flatMap(({ customerId, hasSaid }) => (hasSaid ? [] : customerId));
  const agreeing = [...ids, ...new Set(silent)];
  const said = { shopId, channel: "sms" as const, state: "given" as const, how, userId, userName };
  await recordConsents(
    tx,
    shopId,
    agreeing.map((customerId) => ({ ...said, customerId })),
  );
  const [subject = ""] = await newIds(tx, 1);
  const actor = { kind: "staff" as const, user_id: userId };
  if (agreeing.length > 0)
    await emitFact(tx, { name: "customer.changed", shopId, subject, actor, payload: { kind: "imported" } });
  return { added: created.length, consented: agreeing.length };
}
