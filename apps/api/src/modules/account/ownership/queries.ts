import { type Ownership, ownershipOfferDays } from "@mauzo/contract/account/ownership";
import { and, eq, gt, lte, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { toIsoString } from "../../../db/columns.ts";
import { ownershipOffers } from "../../../db/schema/account/ownership-offers.ts";
import { users } from "../../../db/schema/account/users.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const stands = gt(ownershipOffers.endsAt, sql`now()`);
const receivers = alias(users, "receivers");

/** Whose shop it is, and the offer that stands. */
export async function findOwnership(tx: Tx, shopId: string): Promise<Ownership> {
  const [row] = await tx
    .select({
      ...{ ownerId: users.id, ownerName: users.name, toId: receivers.id, toName: receivers.name },
      ...{ madeAt: ownershipOffers.madeAt, endsAt: ownershipOffers.endsAt },
    })
    .from(shops)
    .leftJoin(users, eq(users.id, shops.ownerId))
    .leftJoin(ownershipOffers, and(eq(ownershipOffers.shopId, shops.shopId), stands))
    .leftJoin(receivers, eq(receivers.id, ownershipOffers.userId))
    .where(eq(shops.shopId, shopId));
  if (!row) return { owner: null, offer: null };
  const { ownerId, ownerName, toId, toName, madeAt, endsAt } = row;
  return {
    owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? "" },
    offer:
      toId === null || madeAt === null || endsAt === null
        ? null
        : { to: { id: toId, name: toName ?? "" }, made_at: toIsoString(madeAt), ends_at: toIsoString(endsAt) },
  };
}

/** The owner, with the shop's row locked until the transaction ends: it changes hands once. */
export async function lockOwner(tx: Tx, shopId: string): Promise<string | null> {
  const [row] = await tx
    .select({ ownerId: shops.ownerId })
    .from(shops)
    .where(eq(shops.shopId, shopId))
    .for("no key update");
  return row?.ownerId ?? null;
}

export async function findOwnerId(tx: Tx, shopId: string): Promise<string | null> {
  const [row] = await tx.select({ ownerId: shops.ownerId }).from(shops).where(eq(shops.shopId, shopId));
  return row?.ownerId ?? null;
}

/** @returns false while another offer stands */
export async function insertOffer(tx: Tx, shopId: string, userId: string): Promise<boolean> {
  await tx
    .delete(ownershipOffers)
    .where(and(eq(ownershipOffers.shopId, shopId), lte(ownershipOffers.endsAt, sql`now()`)));
  const endsAt = sql<string>`now() + make_interval(days => ${ownershipOfferDays})`;
  const made = await tx
    .insert(ownershipOffers)
    .values({ shopId, userId, endsAt })
    .onConflictDoNothing()
    .returning({ userId: ownershipOffers.userId });
  return made.length > 0;
}

/** Ends the offer that stands. @param to whom it must be made to; undefined: whoever it is. @returns to whom it was */
export async function deleteOffer(tx: Tx, shopId: string, to?: string): Promise<string | undefined> {
  const isTo = to === undefined ? undefined : eq(ownershipOffers.userId, to);
  const [ended] = await tx
    .delete(ownershipOffers)
    .where(and(eq(ownershipOffers.shopId, shopId), stands, isTo))
    .returning({ to: ownershipOffers.userId });
  return ended?.to;
}

export const updateOwner = (tx: Tx, shopId: string, ownerId: string) =>
  tx.update(shops).set({ ownerId }).where(eq(shops.shopId, shopId));

/** What a mail about it says: the two people, whom it goes to, and the words of the shop. */
export async function findForMail(tx: Tx, shopId: string, people: { from: string; to: string }) {
  const rows = await tx
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(or(eq(users.id, people.from), eq(users.id, people.to)));
  const [shop] = await tx
    .select({ name: shops.name, language: shops.language })
    .from(shops)
    .where(eq(shops.shopId, shopId));
  const [from, to] = [rows.find(({ id }) => id === people.from), rows.find(({ id }) => id === people.to)];
  return from && to && shop && { from, to, shop };
}
