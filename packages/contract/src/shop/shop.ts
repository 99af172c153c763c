import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Name } from "../name-without-link.ts";
import { Id, Language, Moment, optionalText, Version } from "../shared.ts";
import { channelHealths } from "./channel-health.ts";
import { OrderAppearance } from "./order-appearance.ts";

export const shopCategories = [
  "toys & games",
  "food & beverages",
  "home improvement",
  "sporting goods",
  "pet supplies",
  "patio & garden",
  "office supplies",
  "musical instruments",
  "media",
  "travel & luggage",
  "arts & crafts",
  "antiques & collectibles",
  "baby products",
  "electronics",
  "health & beauty",
  "jewelry & watches",
  "home",
  "clothing & accessories",
] as const;
export const ShopCategory = z.enum(shopCategories);
export type ShopCategory = z.infer<typeof ShopCategory>;

/** For how many minutes a cart may hold its products for a customer who left a number; 0: not at all. */
export const holdMinutes = [0, 10, 15, 30, 60, 120] as const;
const HoldMinutes = z.literal(holdMinutes);
export type HoldMinutes = z.infer<typeof HoldMinutes>;

/** A telephone number as a person types it; the server stores E.164, with Tanzania as the default region. */
export const PhoneInput = z.string().check(z.trim(), z.minLength(4), z.maxLength(32));

export const Shop = z.object({
  id: Id,
  name: z.string(),
  /** The last part of the shop's public address, `/shops/{slug}`. */
  slug: z.string(),
  category: ShopCategory,
  about: z.string(),
  /** The language of the shop's name, products and descriptions. Null while the shop has not set it. */
  language: z.nullable(Language),
  /** E.164, such as `+255712345678`. */
  whatsapp_number: z.string(),
  /** The shop's location in its own words: `Kariakoo, Dar es Salaam`; may be empty. */
  place: z.string(),
  /** When the shop is open, in its own words; may be empty. The chat answers with it. */
  opening_hours: z.string(),
  logo_url: z.nullable(z.string()),
  /** The wide picture at the top of the shop's public page. */
  cover_url: z.nullable(z.string()),
  /** Whether the shop is in the directory and has a public page. Chat and cart links do not depend on it. */
  published: z.boolean(),
  currency: z.string(),
  time_zone: z.string(),
  hold_minutes: HoldMinutes,
  order_appearance: OrderAppearance,
  /** Whether its customers are shown a way to pay. */
  tells_how_to_pay: z.boolean(),
  /** How its number at WhatsApp is; null while none is connected. */
  whatsapp_health: z.nullable(z.enum(channelHealths)),
  /** The bot that answers in the shop's chat. */
  bot_id: Id,
  /** Whether everybody who works there needs a second factor at log-in. */
  requires_second_factor: z.boolean(),
  /** Whether it was filled with a made-up life to try things out on; `startEmpty` deletes that. */
  is_demo: z.boolean(),
  created_at: Moment,
  version: Version,
});
export type Shop = z.infer<typeof Shop>;

export const NewShop = z.strictObject({
  name: Name,
  category: ShopCategory,
  whatsapp_number: PhoneInput,
  about: z._default(optionalText(500), ""),
  language: z._default(z.nullable(Language), null),
});
export type NewShop = z.input<typeof NewShop>;

/**
 * Only the given fields change; `logo_id` and `cover_id` are uploaded pictures, null removes the picture. With a
 * `version`, 409 when the shop has been saved since.
 */
export const ShopChange = z.partial(
  z.extend(NewShop, {
    about: optionalText(500),
    language: z.nullable(Language),
    place: optionalText(80),
    opening_hours: optionalText(120),
    logo_id: z.nullable(Id),
    cover_id: z.nullable(Id),
    published: z.boolean(),
    hold_minutes: HoldMinutes,
    version: Version,
  }),
);
export type ShopChange = z.input<typeof ShopChange>;

export const shop = {
  get: endpoint({
    method: "GET",
    path: "/shop",
    access: "signedIn",
    summary: "The signed-in person's shop; 404 while there is none",
    reply: Shop,
    errors: ["not_found"],
  }),
  create: endpoint({
    method: "POST",
    path: "/shop",
    access: "signedIn",
    summary: "Create the shop",
    body: NewShop,
    reply: Shop,
    errors: ["shop_name_taken", "shop_exists", "phone_invalid"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/shop",
    access: "admin",
    summary: "Change the shop's details",
    body: ShopChange,
    reply: Shop,
    errors: ["not_found", "phone_invalid", "version_conflict", "picture_gone"],
  }),
  /**
   * Deletes what a demo shop was filled with: products, orders, customers, conversations, and its made-up staff. The
   * account, the shop's details and its settings stay. 409 when the shop is no demo.
   */
  startEmpty: endpoint({
    method: "POST",
    path: "/shop/start-empty",
    access: "admin",
    summary: "Delete everything a demo shop was filled with",
    body: z.strictObject({ confirm: z.literal(true) }),
    reply: Shop,
    status: 200,
    errors: ["shop_is_no_demo"],
  }),
};
