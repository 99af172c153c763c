import { and, desc, eq, isNull, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { contacts } from "../../../db/schema/customers/contacts.ts";
import { customers } from "../../../db/schema/customers/customers.ts";
import { type Given, preparedQuery } from "../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** What the provider knows somebody by; `phone` is the number of their id, in E.164. */
export type Ids = { waId: string | null; businessUserId: string | null; phone: string | null };

const foundContact = preparedQuery((tx, given: Given<Ids & { shopId: string }>) =>
  tx
    .select({
      id: contacts.id,
      customerId: contacts.customerId,
      waId: contacts.waId,
      businessUserId: contacts.businessUserId,
      phone: contacts.phone,
      unreachableCode: contacts.unreachableCode,
    })
    .from(contacts)
    .where(
      and(
        eq(contacts.shopId, given.shopId),
        or(
          eq(contacts.businessUserId, given.businessUserId),
          eq(contacts.waId, given.waId),
          eq(contacts.phone, given.phone),
        ),
      ),
    )
    // An id of theirs alone is surer than a number, which may change hands.
    .orderBy(
      desc(sql`coalesce(${contacts.businessUserId} = ${given.businessUserId}, false)`),
      desc(sql`coalesce(${contacts.waId} = ${given.waId}, false)`),
      contacts.id,
    )
    .limit(1),
);
export type Contact = NonNullable<Awaited<ReturnType<typeof findContact>>>;
export const findContact = async (tx: Tx, shopId: string, ids: Ids) => (await foundContact(tx, { shopId, ...ids }))[0];

const other = alias(contacts, "other");
const isFree = (tx: Tx, { shopId, id }: { shopId: string; id: string }, taken: SQL | undefined) =>
  notExists(
    tx
      .select({ one: sql`1` })
      .from(other)
      .where(and(eq(other.shopId, shopId), ne(other.id, id), taken)),
  );

/** Adds an id to a contact, unless another contact has it; whoever wrote can be reached. */
export async function addIds(
  tx: Tx,
  key: { shopId: string; id: string },
  { waId, businessUserId }: Omit<Ids, "phone">,
) {
  const isContact = and(eq(contacts.shopId, key.shopId), eq(contacts.id, key.id));
  if (waId !== null)
    await tx
      .update(contacts)
      .set({ waId })
      .where(and(isContact, isFree(tx, key, eq(other.waId, waId))));
  if (businessUserId !== null)
    await tx
      .update(contacts)
      .set({ businessUserId })
      .where(and(isContact, isFree(tx, key, eq(other.businessUserId, businessUserId))));
}

/** Gives a contact another id in place of the one it had, unless somebody has it. */
export const changeWaId = (tx: Tx, key: { shopId: string; id: string }, waId: string) =>
  tx
    .update(contacts)
    .set({ waId })
    .where(
      and(
        eq(contacts.shopId, key.shopId),
        eq(contacts.id, key.id),
        isFree(tx, key, eq(other.waId, waId)),
        or(isNull(contacts.waId), ne(contacts.waId, waId)),
      ),
    );

type NewContact = Ids & { shopId: string; name: string };
/** Inserts a customer with this contact. */
export async function insertWithCustomer(tx: Tx, { shopId, name, ...ids }: NewContact) {
  const [customer] = await tx
    .insert(customers)
    .values({ shopId, name, phone: ids.phone, source: "whatsapp" })
    .returning({ id: customers.id });
  if (!customer) throw new Error("the database returned no customer");
  const [contact] = await tx
    .insert(contacts)
    .values({ shopId, customerId: customer.id, channel: "whatsapp", name, ...ids })
    .returning({ id: contacts.id, customerId: contacts.customerId });
  if (!contact) throw new Error("the database returned no contact");
  return contact;
}
