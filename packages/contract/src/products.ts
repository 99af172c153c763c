import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Picture } from "./media.ts";
import {
  Done,
  Id,
  IdParams,
  Moment,
  Money,
  optionalText,
  PageQuery,
  PriceMinor,
  page,
  requiredText,
} from "./shared.ts";
import { ShopCategory } from "./shop.ts";

const Stock = z.int().check(z.gte(0), z.lte(1_000_000));

export const Variant = z.object({
  id: Id,
  /** Empty for the one default variant of a product without variants. */
  name: z.string(),
  price: Money,
  stock: z.int(),
});
export type Variant = z.infer<typeof Variant>;

export const AddOn = z.object({
  id: Id,
  name: z.string(),
  price: Money,
  /** null: not counted. */ stock: z.nullable(z.int()),
});
export type AddOn = z.infer<typeof AddOn>;

/** Extras of a product. For every unit bought at least `min` and at most `max` of the group are chosen. */
export const AddOnGroup = z.object({ id: Id, name: z.string(), min: z.int(), max: z.int(), add_ons: z.array(AddOn) });
export type AddOnGroup = z.infer<typeof AddOnGroup>;

export const Product = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  category: ShopCategory,
  /** The cover: the first picture, or an address from elsewhere when there is none. */
  image_url: z.nullable(z.string()),
  pictures: z.array(Picture),
  /** Lowest and highest variant price. */
  price_from: Money,
  price_to: Money,
  /** Sum over the variants. */
  stock: z.int(),
  variants: z.array(Variant),
  add_on_groups: z.array(AddOnGroup),
  created_at: Moment,
  updated_at: Moment,
});
export type Product = z.infer<typeof Product>;

/**
 * A variant as written: with an `id` it changes that variant, without one it is new; a variant left out is removed.
 * `stock_was` is the stock the form showed: the difference is applied, so that sales in between are kept.
 */
export const VariantInput = z.strictObject({
  id: z.optional(Id),
  name: optionalText(80),
  price_minor: PriceMinor,
  stock: Stock,
  stock_was: z.optional(Stock),
});
export const AddOnInput = z.strictObject({
  id: z.optional(Id),
  name: requiredText(80),
  price_minor: PriceMinor,
  stock: z.nullable(Stock),
  stock_was: z.optional(z.nullable(Stock)),
});
export const AddOnGroupInput = z
  .strictObject({
    id: z.optional(Id),
    name: requiredText(80),
    min: z.int().check(z.gte(0), z.lte(20)),
    max: z.int().check(z.gte(1), z.lte(20)),
    add_ons: z.array(AddOnInput).check(z.minLength(1), z.maxLength(30)),
  })
  .check(
    z.refine((group) => group.min <= group.max, { message: "The least must not be above the most", path: ["min"] }),
  );

/**
 * A product as written by create and update. Without `variants` it gets one default variant of `price_minor`
 * and `stock`; with `variants` those two are left out. `picture_ids` are all its pictures in order; left out, they stay
 * as they are; what is no longer among them is removed for good. An update that names `expected_updated_at` is refused with 409
 * when somebody else changed the product since.
 */
export const ProductInput = z
  .strictObject({
    name: requiredText(120),
    description: z._default(optionalText(2000), ""),
    category: ShopCategory,
    image_url: z.optional(
      z.nullable(z.string().check(z.maxLength(500), z.regex(/^(https:\/\/|\/(?!\/))[^\s"'<>\\]+$/))),
    ),
    picture_ids: z.optional(z.array(Id).check(z.maxLength(8))),
    price_minor: z.optional(PriceMinor),
    stock: z.optional(Stock),
    stock_was: z.optional(Stock),
    variants: z._default(z.array(VariantInput).check(z.maxLength(50)), []),
    add_on_groups: z._default(z.array(AddOnGroupInput).check(z.maxLength(10)), []),
    expected_updated_at: z.optional(Moment),
  })
  .check(
    z.refine((product) => product.variants.length > 0 || product.price_minor !== undefined, {
      message: "Give a price, or at least one variant",
      path: ["price_minor"],
    }),
    z.refine((product) => new Set(product.picture_ids).size === (product.picture_ids?.length ?? 0), {
      message: "The same picture is there twice",
      path: ["picture_ids"],
    }),
    z.refine((product) => new Set(product.variants.map((variant) => variant.name)).size === product.variants.length, {
      message: "Two variants have the same name",
      path: ["variants"],
    }),
    z.refine((product) => product.variants.length < 2 || product.variants.every((variant) => variant.name !== ""), {
      message: "Every variant needs a name",
      path: ["variants"],
    }),
  );
export type ProductInput = z.input<typeof ProductInput>;

/** Archived products are out of the shop, its page and its chat; whoever reads products can still look at them. */
export const productStates = ["active", "archived"] as const;
export const productSorts = ["newest", "name"] as const;
const State = z._default(z.enum(productStates), "active");

export const ProductFilter = z.extend(PageQuery, {
  state: State,
  sort: z._default(z.enum(productSorts), "newest"),
  search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  category: z.optional(ShopCategory),
});
export type ProductFilter = z.input<typeof ProductFilter>;

export const products = {
  list: endpoint({
    method: "GET",
    path: "/products",
    access: { resource: "product", action: "read" },
    summary: "The shop's products, newest first or by name; archived ones by themselves",
    query: ProductFilter,
    reply: page(Product),
  }),
  get: endpoint({
    method: "GET",
    path: "/products/:id",
    access: { resource: "product", action: "read" },
    summary: "One product; an archived one only where that is asked for",
    params: IdParams,
    query: z.object({ state: State }),
    reply: Product,
  }),
  create: endpoint({
    method: "POST",
    path: "/products",
    access: { resource: "product", action: "create" },
    summary: "Create a product",
    body: ProductInput,
    reply: Product,
  }),
  update: endpoint({
    method: "PUT",
    path: "/products/:id",
    access: { resource: "product", action: "update" },
    summary: "Change a product",
    params: IdParams,
    body: ProductInput,
    reply: Product,
  }),
  /** Archived twice is archived once. Orders keep what they hold; nothing is deleted. */
  archive: endpoint({
    method: "POST",
    path: "/products/:id/archive",
    access: { resource: "product", action: "delete" },
    summary: "Take a product out of the shop, its page and its chat",
    params: IdParams,
    reply: Done,
    status: 200,
  }),
  /** Brings back the variants that went with it, not those removed before. */
  restore: endpoint({
    method: "POST",
    path: "/products/:id/restore",
    access: { resource: "product", action: "delete" },
    summary: "Put an archived product back",
    params: IdParams,
    reply: Done,
    status: 200,
  }),
};
