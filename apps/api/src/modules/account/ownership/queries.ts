import { type Ownership, ownershipOfferDays } from "@mauzo/contract/account/ownership";
import { and, eq, gt, lte, or, sql } from "drizzle-orm";
import { toIsoString } from "../../../db/columns.ts";
import { memberships } from "../../../db/schema/account/memberships.ts";
import { ownershipOffers } from "../../../db/schema/account/ownership-offers.ts";
import { users } from "../../../db/schema/account/users.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const stands = gt(ownershipOffers.endsAt, sql`now()`);
const owns = (shopId: string) => and(eq(memberships.shopId, shopId), eq(memberships.isOwner, true));

/** Whose shop it is, and the offer that stands. */
export async function findOwnership(tx: Tx, shopId: string): Promise<Ownership> {
  const [owner] = await tx
    .select({ id: users.id, name: users.name })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(owns(shopId));
  const [offer] = await tx
    .select({ id: users.id, name: users.name, madeAt: ownershipOffers.madeAt, endsAt: ownershipOffers.endsAt })
    .from(ownershipOffers)
    .innerJoin(users, eq(users.id, ownershipOffers.userId))
    .where(and(eq(ownershipOffers.shopId, shopId), stands));
  return {
    owner: owner ?? null,
    offer: offer
      ? {
          to: { id: offer.id, name: offer.name },
          ...{ made_at: toIsoString(offer.madeAt), ends_at: toIsoString(offer.endsAt) },
        }
      : null,
  };
}

/** The owner, locked until the transaction ends: the shop changes hands once. */
export async function lockOwner(tx: Tx, shopId: string): Promise<string | null> {
  const [row] = await tx.select({ id: memberships.userId }).from(memberships).where(owns(shopId)).for("update");
  return row?.id ?? null;
}

export async function findOwnerId(tx: Tx, shopId: string): Promise<string | null> {
  const [row] = await tx.select({ id: memberships.userId }).from(memberships).where(owns(shopId));
  return row?.id ?? null;
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

/** There is one at most, so the one before ends first. */
export async function updateOwner(tx: Tx, shopId: string, ownerId: string): Promise<void> {
  await tx.update(memberships).set({ isOwner: false }).where(owns(shopId));
  await tx
    .update(memberships)
    .set({ isOwner: true })
    .where(and(eq(memberships.shopId, shopId), eq(memberships.userId, ownerId)));
}

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
