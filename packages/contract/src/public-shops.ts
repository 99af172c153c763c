import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Product } from "./products.ts";
import { Id } from "./shared.ts";
import { ShopCategory } from "./shop.ts";

/** What everybody may know of a shop. */
export const PublicShop = z.object({
  name: z.string(),
  slug: z.string(),
  category: ShopCategory,
  about: z.string(),
  logo_url: z.nullable(z.string()),
  whatsapp_number: z.string(),
  bot_id: Id,
});
export type PublicShop = z.infer<typeof PublicShop>;

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
    summary: "The newest shops of the directory",
    reply: z.object({
      items: z.array(z.pick(PublicShop, { name: true, slug: true, category: true, about: true, logo_url: true })),
    }),
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
