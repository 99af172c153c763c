import type { Role } from "@mauzo/contract/account/roles";
import type { AutoMessages } from "@mauzo/contract/conversations/auto-messages";
import type { InboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import { siteBotTheme } from "@mauzo/contract/conversations/site-bot";
import type { PaymentDocument } from "@mauzo/contract/shop/payment-settings";
import type { HoldMinutes } from "@mauzo/contract/shop/shop";
import type { Grant } from "@mauzo/permissions/permissions";
import { eq } from "drizzle-orm";
import { memberships } from "../schema/account/memberships.ts";
import { roles } from "../schema/account/roles.ts";
import { users } from "../schema/account/users.ts";
import { autoMessages } from "../schema/conversations/auto-messages.ts";
import { bots } from "../schema/conversations/bots.ts";
import { channelConnections } from "../schema/conversations/channel-connections.ts";
import { channelNumbers } from "../schema/conversations/channel-numbers.ts";
import { inboxSettings } from "../schema/conversations/inbox-settings.ts";
import { paymentSettings } from "../schema/shop/payment-settings.ts";
import { shops } from "../schema/shop/shops.ts";
import { listings } from "../schema/storefront/listings.ts";
import type { Tx } from "../tenant-transaction.ts";

/** Inserts a person without a password, who cannot log in. */
export async function insertOwner(db: Tx, owner: { name: string; email: string }): Promise<string> {
  const [row] = await db
    .insert(users)
    .values(owner)
    .onConflictDoUpdate({ target: users.email, set: { name: owner.name } })
    .returning({ id: users.id });
  if (!row) throw new Error("the database returned no person");
  return row.id;
}

/**
 * Sets the place and cover of a demo shop, the colour of its chat, and whether its carts hold stock. The pictures are the
 * site's own, not uploads.
 */
export async function setStorefront(
  tx: Tx,
  shopId: string,
  {
    holdMinutes = 0,
    openingHours = "",
    ...front
  }: { place: string; coverUrl: string | null; holdMinutes?: HoldMinutes; openingHours?: string },
) {
  const [shop] = await tx
    .update(shops)
    .set({ ...front, holdMinutes, openingHours })
    .where(eq(shops.shopId, shopId))
    .returning({ slug: shops.slug });
  await tx.update(bots).set({ themeConfig: siteBotTheme }).where(eq(bots.shopId, shopId));
  if (shop) await tx.update(listings).set(front).where(eq(listings.slug, shop.slug));
}

/** Says how a shop is paid, where it has not said so itself. */
export const insertWaysToPay = (tx: Tx, row: { shopId: string; updatedBy: string; settings: PaymentDocument }) =>
  tx.insert(paymentSettings).values(row).onConflictDoNothing();

type Said = { shopId: string; updatedBy: string; document: Omit<AutoMessages, "version"> };
/** What a shop says beside its flow, where it has not written that itself. */
export const insertAutoMessages = (tx: Tx, row: Said) => tx.insert(autoMessages).values(row).onConflictDoNothing();

type Inbox = { shopId: string; updatedBy: string; settings: Omit<InboxSettings, "version"> };
/** How a shop's inbox works, where it has not said so itself. */
export const insertInboxSettings = (tx: Tx, row: Inbox) => tx.insert(inboxSettings).values(row).onConflictDoNothing();

type DemoRole = Pick<Role, "name" | "permissions"> & { shopId: string; updatedBy: string };
/** Saves a role that sees customers' numbers; undefined where the shop has one of its name. */
export async function insertRole(tx: Tx, role: DemoRole): Promise<string | undefined> {
  const [row] = await tx
    .insert(roles)
    .values({ ...role, seesPhones: true })
    .onConflictDoNothing()
    .returning({ id: roles.id });
  return row?.id;
}

/** Adds a person to the staff of a shop; nothing changes for somebody who is in it. */
type Staff = { shopId: string; userId: string; permissions: Grant[]; roleId?: string | undefined };
export const insertStaff = (tx: Tx, row: Staff) => tx.insert(memberships).values(row).onConflictDoNothing();

/** The shop's connection to WhatsApp, also one that was removed. */
export async function findConnection(tx: Tx, shopId: string): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .select({ id: channelConnections.id })
    .from(channelConnections)
    .where(eq(channelConnections.shopId, shopId));
  return row;
}

/** What a check of the shop's number would find. */
export async function setNumberWorks(tx: Tx, shopId: string, { name, phone }: { name: string; phone: string }) {
  await tx
    .update(channelConnections)
    .set({ state: "ok", checkedAt: new Date().toISOString() })
    .where(eq(channelConnections.shopId, shopId));
  await tx
    .update(channelNumbers)
    .set({ name, phone, quality: "GREEN", tier: "TIER_2K" })
    .where(eq(channelNumbers.shopId, shopId));
}
