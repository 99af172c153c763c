import { randomBytes } from "node:crypto";
import type { NewShop, Shop } from "@mauzo/contract/shop/shop";
import { toE164 } from "@mauzo/format/phone";
import { findUserShop, lockUser } from "../../../db/auth/find-user-shop.ts";
import type { Pool } from "../../../db/connection-pool.ts";
import { createLookupKey } from "../../../db/lookup-keys.ts";
import { inShop, outsideShops, type Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import { addMember } from "../../account/staff/add-member.ts";
import { getShop } from "./get-shop.ts";
import { insertShop, nextId } from "./queries.ts";
import { slugOf } from "./rules.ts";

type Details = Required<NewShop>;

async function reserveSlug(tx: Tx, shopId: string, slug: string): Promise<string> {
  const suffixes = ["", "-2", "-3", `-${randomBytes(3).toString("hex")}`, `-${randomBytes(6).toString("hex")}`];
  for (const suffix of suffixes) {
    const key = `${slug}${suffix}`;
    if (await createLookupKey(tx, { kind: "slug", key, shopId, targetId: shopId })) return key;
  }
  throw refuse("shop_name_taken");
}

/** The person already has a shop; nothing was created. */
class HasShopError extends Error {
  readonly shopId: string;
  constructor(shopId: string) {
    super("has a shop");
    this.shopId = shopId;
  }
}

/** A response may get lost: a repeated request for the shop they just opened returns that shop. */
async function getSameShop(pool: Pool, shopId: string, wanted: Details): Promise<Shop> {
  const shop = await inShop(pool, shopId, (tx) => getShop(tx, shopId));
  const isSame =
    shop.name === wanted.name &&
    shop.category === wanted.category &&
    shop.about === wanted.about &&
    shop.whatsapp_number === wanted.whatsapp_number;
  if (!isSame) throw refuse("shop_exists");
  return shop;
}

/**
 * Creates a shop; the person becomes its admin, and those who handle the fact give it its bot and its listing. One shop
 * per person: a repeat returns the same shop, another one is refused.
 */
export async function createShop(
  { pool, emitFact }: Pick<Deps, "pool" | "emitFact">,
  userId: string,
  body: Details,
  { slug: wantedSlug = slugOf(body.name), isDemo = false }: { slug?: string; isDemo?: boolean } = {},
): Promise<Shop> {
  const whatsappNumber = toE164(body.whatsapp_number);
  if (!whatsappNumber) throw refuse("phone_invalid", { loc: ["body", "whatsapp_number"] });
  const shopId = await nextId(outsideShops(pool));
  const { name, category, about, language } = body;
  const open = async (tx: Tx) => {
    await lockUser(tx, userId);
    const existing = await findUserShop(tx, userId);
    if (existing) throw new HasShopError(existing);
    const slug = await reserveSlug(tx, shopId, wantedSlug);
    await insertShop(tx, { shopId, name, slug, category, about, language, whatsappNumber, isDemo });
    await addMember(tx, { shopId, userId, grants: { is_admin: true }, isOwner: true, seesPhones: true, roleId: null });
    const actor = { kind: "staff" as const, user_id: userId };
    await emitFact(tx, { name: "shop.opened", shopId, subject: shopId, actor, payload: {} });
    return getShop(tx, shopId);
  };
  try {
    return await inShop(pool, shopId, open);
  } catch (error) {
    if (!(error instanceof HasShopError)) throw error;
    return getSameShop(pool, error.shopId, { ...body, whatsapp_number: whatsappNumber });
  }
}
