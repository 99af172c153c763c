import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, not, notInArray, or, sql } from "drizzle-orm";
import { firstKnown } from "../../../db/columns.ts";
import { memberships } from "../../../db/schema/account/memberships.ts";
import { sessions } from "../../../db/schema/account/sessions.ts";
import { users } from "../../../db/schema/account/users.ts";
import { pushDevices } from "../../../db/schema/conversations/push-devices.ts";
import { threadReads } from "../../../db/schema/conversations/thread-reads.ts";
import { threads } from "../../../db/schema/conversations/threads.ts";
import { contacts } from "../../../db/schema/customers/contacts.ts";
import { customers } from "../../../db/schema/customers/customers.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const { id, shopId, userId, sessionId, endpoint, p256dh, auth, language, seenAt } = pushDevices;
const ofPerson = (shop: string, person: string) => and(eq(shopId, shop), eq(userId, person));

/** Nobody else adds devices of this person until the transaction ends. */
export const lockOwner = (tx: Tx, shop: string, person: string) =>
  tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.shopId, shop), eq(memberships.userId, person)))
    .for("no key update");

/** Keeps a device, or what it is now: whoever uses it has it. @returns its id */
export async function keepDevice(tx: Tx, device: typeof pushDevices.$inferInsert): Promise<string> {
  const now = { userId: device.userId, sessionId: device.sessionId, p256dh: device.p256dh, auth: device.auth };
  const [row] = await tx
    .insert(pushDevices)
    .values(device)
    .onConflictDoUpdate({
      target: [shopId, endpoint],
      set: { ...now, language: device.language, seenAt: sql`now()` },
    })
    .returning({ id });
  if (!row) throw new Error("the database returned no device");
  return row.id;
}

/** Deletes a person's devices but those that were used last. */
export async function dropOldest(tx: Tx, shop: string, person: string, kept: number): Promise<void> {
  const newest = tx.select({ id }).from(pushDevices).where(ofPerson(shop, person)).orderBy(desc(seenAt), desc(id));
  await tx.delete(pushDevices).where(and(ofPerson(shop, person), notInArray(id, newest.limit(kept))));
}

/** @returns whether the person had it */
export async function deleteOwn(tx: Tx, shop: string, person: string, device: string): Promise<boolean> {
  const gone = await tx
    .delete(pushDevices)
    .where(and(ofPerson(shop, person), eq(id, device)))
    .returning({ id });
  return gone.length > 0;
}

export const deleteDevice = (tx: Tx, shop: string, device: string) =>
  tx.delete(pushDevices).where(and(eq(shopId, shop), eq(id, device)));

/** The customer waits for the owner of a device: it is theirs, or nobody's, and not the bot's. */
const waitsForOwner = and(
  ...[eq(threads.status, "open"), ne(threads.answeredBy, "bot"), isNotNull(threads.waitingSince)],
  or(isNull(threads.assigneeId), eq(threads.assigneeId, userId)),
);

/** The devices whose owners may be waited for in these conversations. */
export const listDevicesFor = (tx: Tx, shop: string, conversations: string[]) =>
  tx
    .select({ deviceId: id, conversationId: threads.conversationId })
    .from(threads)
    .innerJoin(pushDevices, eq(shopId, threads.shopId))
    .where(and(eq(threads.shopId, shop), inArray(threads.conversationId, conversations), waitsForOwner));

/**
 * A device with what it is to be told of: a conversation in which a customer wrote who waits for its owner, who has not
 * seen it on any of their devices. None for an owner without the second factor that the shop asks for.
 */
export async function findUntold(tx: Tx, shop: string, device: string, conversationId: string) {
  const [row] = await tx
    .select({
      ...{ userId, endpoint, p256dh, auth, channel: threads.channel, name: customers.name },
      language: sql<"en" | "sw">`coalesce(${users.language}, ${language})`,
    })
    .from(pushDevices)
    .innerJoin(sessions, and(eq(sessions.id, sessionId), gt(sessions.expiresAt, sql`now()`)))
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(shops, and(eq(shops.shopId, shopId), or(users.twoFactorEnabled, not(shops.requiresSecondFactor))))
    .innerJoin(threads, and(eq(threads.shopId, shopId), eq(threads.conversationId, conversationId), waitsForOwner))
    .leftJoin(
      threadReads,
      and(
        ...[eq(threadReads.shopId, shopId), eq(threadReads.userId, userId)],
        eq(threadReads.conversationId, threads.conversationId),
      ),
    )
    .leftJoin(contacts, and(eq(contacts.shopId, shopId), eq(contacts.id, threads.contactId)))
    .leftJoin(
      customers,
      and(eq(customers.shopId, shopId), sql`${customers.id} = ${firstKnown(contacts.customerId, threads.customerId)}`),
    )
    .where(and(eq(shopId, shop), eq(id, device), sql`${threads.lastInSeq} > coalesce(${threadReads.seq}, 0)`));
  return row;
}
