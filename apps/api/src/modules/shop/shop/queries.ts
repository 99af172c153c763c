import type { SavedMeanwhile } from "@mauzo/contract/shared";
import { channelHealthOf } from "@mauzo/contract/shop/channel-health";
import { type OrderAppearance, standardAppearance } from "@mauzo/contract/shop/order-appearance";
import type { Shop } from "@mauzo/contract/shop/shop";
import { and, eq, isNull, sql } from "drizzle-orm";
import { toIsoString } from "../../../db/columns.ts";
import { users } from "../../../db/schema/account/users.ts";
import { bots } from "../../../db/schema/conversations/bots.ts";
import { channelConnections } from "../../../db/schema/conversations/channel-connections.ts";
import { channelNumbers } from "../../../db/schema/conversations/channel-numbers.ts";
import { orderWorkflows } from "../../../db/schema/orders/order-workflows.ts";
import { paymentSettings } from "../../../db/schema/shop/payment-settings.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export async function findShop(tx: Tx, shopId: string): Promise<Shop | undefined> {
  const [row] = await tx
    .select({
      shop: shops,
      botId: bots.id,
      tellsHowToPay: sql<boolean>`coalesce(${paymentSettings.settings} @? '$.ways[*] ? (@.on == true)', false)`,
      state: channelConnections.state,
      paused: sql<boolean>`coalesce(${channelNumbers.pausedUntil} > now(), false)`,
      appearance: sql<OrderAppearance | null>`${orderWorkflows.workflow} -> 'appearance'`,
    })
    .from(shops)
    .innerJoin(bots, eq(bots.shopId, shops.shopId))
    .leftJoin(paymentSettings, eq(paymentSettings.shopId, shops.shopId))
    .leftJoin(orderWorkflows, eq(orderWorkflows.shopId, shops.shopId))
    .leftJoin(
      channelConnections,
      and(eq(channelConnections.shopId, shops.shopId), isNull(channelConnections.removedAt)),
    )
    .leftJoin(
      channelNumbers,
      and(
        eq(channelNumbers.shopId, shops.shopId),
        eq(channelNumbers.connectionId, channelConnections.id),
        isNull(channelNumbers.removedAt),
      ),
    )
    .where(eq(shops.shopId, shopId))
    .orderBy(bots.id)
    .limit(1);
  if (!row) return undefined;
  const { shop, state, paused } = row;
  return {
    id: shop.shopId,
    name: shop.name,
    slug: shop.slug,
    category: shop.category,
    about: shop.about,
    language: shop.language,
    whatsapp_number: shop.whatsappNumber,
    place: shop.place,
    opening_hours: shop.openingHours,
    logo_url: shop.logoUrl,
    cover_url: shop.coverUrl,
    published: shop.published,
    currency: shop.currency,
    time_zone: shop.timeZone,
    hold_minutes: shop.holdMinutes,
    order_appearance: row.appearance ?? standardAppearance,
    tells_how_to_pay: row.tellsHowToPay,
    whatsapp_health: state && channelHealthOf({ state, paused }),
    bot_id: row.botId,
    requires_second_factor: shop.requiresSecondFactor,
    is_demo: shop.isDemo,
    created_at: toIsoString(shop.createdAt),
    version: shop.version,
  };
}

export async function nextId(db: Tx): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select uuidv7() as id`);
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL gave no id");
  return row.id;
}

export const insertShop = (tx: Tx, row: typeof shops.$inferInsert) => tx.insert(shops).values(row);

type ShopPicture = "logo" | "cover";
const mediumOf = { logo: shops.logoMediaId, cover: shops.coverMediaId };

/** Returns the medium of a picture, with the shop locked against other changes until the transaction ends. */
export async function lockPicture(tx: Tx, shopId: string, picture: ShopPicture): Promise<string | null> {
  const [row] = await tx
    .select({ medium: mediumOf[picture] })
    .from(shops)
    .where(eq(shops.shopId, shopId))
    .for("no key update");
  return row?.medium ?? null;
}

/** Locks the shop until the transaction ends. @returns its version and who saved it last. */
export async function lockSaved(tx: Tx, shopId: string): Promise<SavedMeanwhile | undefined> {
  const [row] = await tx
    .select({ version: shops.version, saved_by: users.name })
    .from(shops)
    .leftJoin(users, eq(users.id, shops.updatedBy))
    .where(eq(shops.shopId, shopId))
    .for("no key update", { of: shops });
  return row;
}

type Change = Partial<Omit<typeof shops.$inferInsert, "shopId" | "slug" | "createdAt" | "mediaQuotaBytes">>;
export const updateShopRow = (tx: Tx, shopId: string, change: Change) =>
  tx.update(shops).set(change).where(eq(shops.shopId, shopId));

/** Whether this person is asked for a code at log-in. */
export async function hasSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const [user] = await tx.select({ has: users.twoFactorEnabled }).from(users).where(eq(users.id, userId));
  return user?.has === true;
}

/** Deletes what a demo shop was filled with. @returns whether the shop was a demo; else nothing is deleted. */
export async function emptyDemoShop(tx: Tx): Promise<boolean> {
  // A demo that was filled with a large shop's orders takes longer than a request may.
  await tx.execute(sql`set local statement_timeout = '60s'`);
  const { rows } = await tx.execute<{ emptied: boolean }>(sql`select empty_demo_shop() as emptied`);
  return rows[0]?.emptied === true;
}
