import { randomBytes } from "node:crypto";
import { defaultFlow } from "@mauzo/chatflow/default-flow";
import type { NewShop, Shop } from "@mauzo/contract/shop/shop";
import { toE164 } from "@mauzo/format/phone";
import type { Pool } from "../../../db/client.ts";
import { openEntrance } from "../../../db/entrances.ts";
import { findShopOf, lockPerson } from "../../../db/people/membership.ts";
import { inShop, outsideShops, type Tx } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { fieldRefusal, Refusal } from "../../../http/refusal.ts";
import { getShop } from "./get-shop.ts";
import { insertBot, insertFlow, insertListing, insertMembership, insertShop, nextId } from "./queries.ts";
import { slugOf } from "./rules.ts";
import { tellSite } from "./tell-site.ts";

type Details = Required<NewShop>;

async function takeSlug(tx: Tx, shopId: string, slug: string): Promise<string> {
  const suffixes = ["", "-2", "-3", `-${randomBytes(3).toString("hex")}`, `-${randomBytes(6).toString("hex")}`];
  for (const suffix of suffixes) {
    const key = `${slug}${suffix}`;
    if (await openEntrance(tx, { kind: "slug", key, shopId, targetId: shopId })) return key;
  }
  throw new Refusal(409, "This shop name is taken. Choose another.");
}

/** The person has a shop already; nothing was made. */
class HasShop extends Error {
  readonly shopId: string;
  constructor(shopId: string) {
    super("has a shop");
    this.shopId = shopId;
  }
}

/** An answer may be lost on the way: who asks again for the shop they just opened is given it. */
async function repeat(pool: Pool, shopId: string, wanted: Details): Promise<Shop> {
  const shop = await inShop(pool, shopId, (tx) => getShop(tx, shopId));
  const isSame =
    shop.name === wanted.name &&
    shop.category === wanted.category &&
    shop.about === wanted.about &&
    shop.whatsapp_number === wanted.whatsapp_number;
  if (!isSame) throw new Refusal(409, "You already have a shop.");
  return shop;
}

/**
 * Opens a shop with its bot and its first conversation; the person becomes its admin. One shop a person: a repeat gets
 * the same shop, another one is refused.
 */
export async function createShop(
  { pool, queue }: Pick<Deps, "pool" | "queue">,
  userId: string,
  body: Details,
  wantedSlug = slugOf(body.name),
): Promise<Shop> {
  const whatsappNumber = toE164(body.whatsapp_number);
  if (!whatsappNumber)
    throw fieldRefusal(["body", "whatsapp_number"], "Write a phone number such as 0712 345 678 or +255 712 345 678.");
  const [shopId, botId] = [await nextId(outsideShops(pool)), await nextId(outsideShops(pool))];
  const { name, category, about, language } = body;
  const open = async (tx: Tx) => {
    await lockPerson(tx, userId);
    const existing = await findShopOf(tx, userId);
    if (existing) throw new HasShop(existing);
    const slug = await takeSlug(tx, shopId, wantedSlug);
    await insertShop(tx, { shopId, name, slug, category, about, language, whatsappNumber });
    await insertMembership(tx, { shopId, userId, isAdmin: true });
    await insertListing(tx, { slug, name, category, about, language });
    await insertBot(tx, { shopId, id: botId });
    await insertFlow(tx, { shopId, botId, document: defaultFlow });
    await openEntrance(tx, { kind: "bot", key: botId, shopId, targetId: botId });
    await tellSite(tx, queue, shopId, { listing: true });
    return getShop(tx, shopId);
  };
  try {
    return await inShop(pool, shopId, open);
  } catch (error) {
    if (!(error instanceof HasShop)) throw error;
    return repeat(pool, error.shopId, { ...body, whatsapp_number: whatsappNumber });
  }
}
