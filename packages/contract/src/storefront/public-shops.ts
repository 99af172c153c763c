import * as z from "zod/mini";
import { PublicProduct } from "../catalogue/public-product.ts";
import { endpoint } from "../endpoint.ts";
import { Id, Language, PageQuery, PriceMinor, page, WatchSeconds } from "../shared.ts";
import { ShopCategory } from "../shop/shop.ts";

/** The public part of a shop. */
export const PublicShop = z.object({
  name: z.string(),
  slug: z.string(),
  category: ShopCategory,
  about: z.string(),
  /** The language of the shop's name, products and descriptions, for `lang`; null while the shop has not set it. */
  language: z.nullable(Language),
  /** The shop's location in its own words: `Kariakoo, Dar es Salaam`; may be empty. */
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
  language: true,
  place: true,
  logo_url: true,
  cover_url: true,
});
export type Listing = z.infer<typeof Listing>;

/**
 * `q` searches name, category (in English and Swahili) and place at once and tolerates typos: best match first. Without
 * it the newest shops come first. `category` and `place` narrow down either.
 */
export const ListingFilter = z.extend(PageQuery, {
  q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  category: z.optional(ShopCategory),
  place: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  cursor: z.optional(z.string().check(z.maxLength(600))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(60)), 24),
});
export type ListingFilter = z.input<typeof ListingFilter>;

const id = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const listOf = (item: string) => z.string().check(z.regex(new RegExp(`^${item}(?:,${item}){0,59}$`, "i")));

/**
 * The products a visitor sees, and the cursors received for them, in the same order; without cursors all products are
 * returned at once.
 */
export const ProductsLongPoll = z.object({
  products: listOf(id),
  seen: z._default(listOf("[\\w-]{0,8}"), ""),
  wait: WatchSeconds,
});

const SlugParams = z.object({ slug: z.string().check(z.maxLength(80)) });

/**
 * The quantity, and the price the page showed: when the price has changed, the customer is told before ordering.
 * Without it today's price is used.
 */
const wanted = { quantity: z.int().check(z.gte(1), z.lte(10_000)), price_minor: z.optional(PriceMinor) };

/** What a visitor wants from a shop: variants, each with all the add-ons for its units together. */
export const StorefrontCart = z.strictObject({
  language: Language,
  lines: z
    .array(
      z.strictObject({
        product_id: Id,
        variant_id: Id,
        ...wanted,
        add_ons: z._default(z.array(z.strictObject({ id: Id, ...wanted })).check(z.maxLength(100)), []),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
});
export type StorefrontCart = z.input<typeof StorefrontCart>;

/** Why a line cannot be ordered as it is; `loc` of the problem names the line. */
export const lineProblems = ["gone", "sold_out", "few_left", "price_changed", "add_ons"] as const;

/**
 * A refused cart (409, or 422 when something is not on sale here): the problem of each line, and the products of the
 * cart as they are now.
 */
export const StorefrontCartConflict = z.object({
  code: z.string(),
  detail: z.array(
    z.object({
      ...{ type: z.enum(lineProblems), loc: z.array(z.union([z.string(), z.number()])), msg: z.string() },
      code: z.string(),
    }),
  ),
  products: z.array(PublicProduct),
});
export type StorefrontCartConflict = z.infer<typeof StorefrontCartConflict>;

export const publicShops = {
  list: endpoint({
    method: "GET",
    path: "/public/shops",
    access: "public",
    summary: "The shops of the directory, the newest or the best match first",
    query: ListingFilter,
    reply: page(Listing),
  }),
  slugs: endpoint({
    method: "GET",
    path: "/public/shop-addresses",
    access: "public",
    summary: "The last parts of all shops' public addresses, in order, for a sitemap",
    query: z.object({
      cursor: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: page(z.string()),
  }),
  get: endpoint({
    method: "GET",
    path: "/public/shops/:slug",
    access: "public",
    summary: "A shop's public page: the shop, its sets, and up to 60 of its products",
    params: SlugParams,
    reply: z.object({
      shop: PublicShop,
      /** The newest 20 sets that customers can see; each has its own page. */
      sets: z.array(z.object({ id: Id, title: z.object({ en: z.string(), sw: z.string() }) })),
      products: z.array(PublicProduct),
      /** The cursor of the next products; null: there are no more. */
      next: z.nullable(z.string()),
    }),
  }),
  products: endpoint({
    method: "GET",
    path: "/public/shops/:slug/products",
    access: "shopper",
    summary: "The products of a shop's public page, newest first",
    params: SlugParams,
    query: z.extend(PageQuery, {
      search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      category: z.optional(ShopCategory),
      /** Only this product, or 404. */
      id: z.optional(Id),
      /** Only the product whose page has this as the last part of its address, under any name it had; or 404. */
      address: z.optional(z.string().check(z.maxLength(120))),
    }),
    reply: page(PublicProduct),
  }),
  /**
   * A long poll. Answers as soon as one of the products differs from what was seen: fewer in stock, sold out, back in
   * stock, another price, gone. The cursor of a product that is gone is `-`. When nothing has changed, ask again at
   * once; otherwise after `pause_ms`.
   */
  watch: endpoint({
    method: "GET",
    path: "/public/shops/:slug/watch",
    access: "shopper",
    summary: "Long poll: which products of a shop's public page have changed; waits until one has",
    params: SlugParams,
    query: ProductsLongPoll,
    reply: z.object({ products: z.array(PublicProduct), seen: z.string(), pause_ms: z.int() }),
  }),
  createCart: endpoint({
    method: "POST",
    path: "/public/shops/:slug/cart",
    access: "shopper",
    summary: "Create a cart link for what was chosen on the shop's page",
    params: SlugParams,
    body: StorefrontCart,
    reply: z.object({ url: z.string() }),
    errors: ["storefront_cart_gone", "storefront_cart_changed", "too_many_tries"],
  }),
};
