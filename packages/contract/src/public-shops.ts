import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Product } from "./products.ts";
import { Id, PageQuery, page } from "./shared.ts";
import { ShopCategory } from "./shop.ts";

/** What everybody may know of a shop. */
export const PublicShop = z.object({
  name: z.string(),
  slug: z.string(),
  category: ShopCategory,
  about: z.string(),
  /** Where the shop is, in its own words: `Kariakoo, Dar es Salaam`; may be empty. */
  place: z.string(),
  logo_url: z.nullable(z.string()),
  cover_url: z.nullable(z.string()),
  whatsapp_number: z.string(),
  bot_id: Id,
});
export type PublicShop = z.infer<typeof PublicShop>;

/** A shop as the directory shows it. */
export const Listing = z.pick(PublicShop, {
  name: true,
  slug: true,
  category: true,
  about: true,
  place: true,
  logo_url: true,
  cover_url: true,
});
export type Listing = z.infer<typeof Listing>;

/**
 * `q` looks in name, category (by its English and Swahili words) and place at once and forgives spelling: best first.
 * Without it the newest shops come first. `category` and `place` narrow either.
 */
export const ListingFilter = z.extend(PageQuery, {
  q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  category: z.optional(ShopCategory),
  place: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  cursor: z.optional(z.string().check(z.maxLength(600))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(60)), 24),
});
export type ListingFilter = z.input<typeof ListingFilter>;

export const PublicProduct = z.pick(Product, {
  id: true,
  name: true,
  description: true,
  category: true,
  image_url: true,
  pictures: true,
  price_from: true,
  price_to: true,
  stock: true,
  variants: true,
  add_on_groups: true,
});
export type PublicProduct = z.infer<typeof PublicProduct>;

const SlugParams = z.object({ slug: z.string().check(z.maxLength(80)) });

export const publicShops = {
  list: endpoint({
    method: "GET",
    path: "/public/shops",
    access: "public",
    summary: "The shops of the directory, the newest or the best match first",
    query: ListingFilter,
    reply: page(Listing),
  }),
  addresses: endpoint({
    method: "GET",
    path: "/public/shop-addresses",
    access: "public",
    summary: "The last parts of all shops' public addresses, in order, for a sitemap",
    query: z.object({
      cursor: z.optional(z.string().check(z.maxLength(80))),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(5_000)), 5_000),
    }),
    reply: page(z.string()),
  }),
  get: endpoint({
    method: "GET",
    path: "/public/shops/:slug",
    access: "public",
    summary: "A shop's public page: the shop and up to 60 of its products",
    params: SlugParams,
    reply: z.object({ shop: PublicShop, products: z.array(PublicProduct) }),
  }),
};
