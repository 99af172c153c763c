import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { outbox } from "../../../../db/schema/conversations/outbox.ts";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** Takes back what the bot has queued in a conversation and no sender has begun to send. */
export async function withdrawBotParts(tx: Tx, shopId: string, conversationId: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: "withdrawn" })
    .where(
      and(
        eq(outbox.shopId, shopId),
        eq(outbox.conversationId, conversationId),
        eq(outbox.author, "bot"),
        eq(outbox.state, "queued"),
      ),
    );
}

/** WhatsApp's code for somebody who wants no offers. */
const wantsNoOffers = 131050;
/**
 * Takes back those of these parts that are offers to somebody who agreed to none by now, as it is known when they are to
 * leave.
 */
export async function withdrawUnwantedOffers(tx: Tx, shopId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const agrees = tx
    .select({ id: contacts.id })
    .from(contacts)
    .innerJoin(customers, and(eq(customers.shopId, contacts.shopId), eq(customers.id, contacts.customerId)))
    .where(
      and(
        ...[eq(contacts.shopId, shopId), eq(contacts.id, outbox.contactId)],
        sql`'whatsapp' = any(${customers.consents})`,
      ),
    );
  const rows = await tx
    .update(outbox)
    .set({ state: "withdrawn", code: wantsNoOffers })
    .where(
      and(
        ...[eq(outbox.shopId, shopId), inArray(outbox.id, [...ids])],
        ...[eq(outbox.author, "campaign"), eq(outbox.state, "queued")],
        notExists(agrees),
      ),
    )
    .returning({ id: outbox.id });
  return new Set(rows.map(({ id }) => id));
}

/** The messages of which these parts are the first, which wait as all of them do. */
export async function listUnbegun(tx: Tx, shopId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({ id: outbox.id, messageId: outbox.messageId })
    .from(outbox)
    .where(and(eq(outbox.shopId, shopId), inArray(outbox.id, [...ids]), eq(outbox.part, 0)));
}

/** Takes back all that waits of these messages. */
export const withdrawMessages = (tx: Tx, shopId: string, messageIds: readonly string[]) =>
  tx
    .update(outbox)
    .set({ state: "withdrawn" })
    .where(and(eq(outbox.shopId, shopId), inArray(outbox.messageId, [...messageIds]), eq(outbox.state, "queued")));
