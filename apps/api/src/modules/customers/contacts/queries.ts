import { and, eq, isNotNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { contacts } from "../../../db/schema/customers/contacts.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

type OneContact = { shopId: string; contactId: string };
const isContact = ({ shopId, contactId }: OneContact) => and(eq(contacts.shopId, shopId), eq(contacts.id, contactId));

const other = alias(contacts, "other");
/** Writes a contact's id at WhatsApp, unless another contact has it. */
export const setWaId = (tx: Tx, contact: OneContact, waId: string) =>
  tx
    .update(contacts)
    .set({ waId })
    .where(
      and(
        isContact(contact),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(other)
            .where(and(eq(other.shopId, contact.shopId), eq(other.waId, waId))),
        ),
      ),
    );

export const setUnreachable = (tx: Tx, contact: OneContact, code: number) =>
  tx.update(contacts).set({ unreachableCode: code }).where(isContact(contact));

export const clearUnreachable = (tx: Tx, contact: OneContact) =>
  tx
    .update(contacts)
    .set({ unreachableCode: null })
    .where(and(isContact(contact), isNotNull(contacts.unreachableCode)));
