import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { defineList } from "../lists.ts";
import {
  Done,
  Id,
  IdParams,
  Moment,
  Money,
  optionalText,
  PageQuery,
  Picture,
  PriceMinor,
  page,
  requiredText,
  Stock,
} from "../shared.ts";
import { ShopCategory } from "../shop/shop.ts";
import { AddOnGroup, AddOnGroupInput, mostGroups } from "./add-ons.ts";
import { productErrors } from "./product-errors.ts";
import { ProductChange, ProductSales } from "./product-history.ts";

export const Variant = z.object({
  id: Id,
  /** Empty for the one default variant of a product without variants. */
  name: z.string(),
  price: Money,
  stock: z.int(),
  /** The low-stock threshold: at this stock or less it is running low; null: never. */
  low_stock_at: z.nullable(z.int()),
  /** The shop's own code for it (stock-keeping unit); unique among the variants of a shop. */
  sku: z.nullable(z.string()),
  /** The barcode on it; unique among the variants of a shop. */
  barcode: z.nullable(z.string()),
  /** One value for each of the product's options, in the same order. */
  option_values: z.array(z.string()),
  /** The picture of the product that shows this variant. */
  picture_id: z.nullable(Id),
});
export type Variant = z.infer<typeof Variant>;

/**
 * Only the shop sees drafts; published products are in its shop, on its page and in its chat; archived ones no longer
 * are.
 */
export const productStatuses = ["draft", "published", "archived"] as const;

/** A picture of a product; `alt` describes it and may be empty. */
export const ProductPicture = z.extend(Picture, { alt: z.string() });
export type ProductPicture = z.infer<typeof ProductPicture>;

export const Product = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  category: ShopCategory,
  status: z.enum(productStatuses),
  /** The cover: the first picture, or an external address when there is none. */
  image_url: z.nullable(z.string()),
  pictures: z.array(ProductPicture),
  /** Lowest and highest variant price. */
  price_from: Money,
  price_to: Money,
  /** Sum over the variants. */
  stock: z.int(),
  /** The options its variants differ in: `["Size", "Colour"]`; empty where variants only have names. */
  option_names: z.array(z.string()),
  variants: z.array(Variant),
  add_on_groups: z.array(AddOnGroup),
  created_at: Moment,
  updated_at: Moment,
});
export type Product = z.infer<typeof Product>;
/** A product that was created; `batch_id`: the batch of the list it was created with. */
export const MadeProduct = z.extend(Product, { batch_id: z.nullable(Id) });

/** Letters, digits and marks without spaces: `KNG-RED-01`. Empty means no code. */
const code = z._default(
  z.nullable(z.string().check(z.trim(), z.maxLength(64), z.regex(/^[\p{L}\p{N}\p{P}\p{S}]*$/u))),
  null,
);

/**
 * A variant as written: with an `id` it changes that variant, without one it is new; a variant left out is removed.
 * `stock_was` is the stock the form showed: only the difference is applied, so that sales in between are kept. Without
 * `low_stock_at` the threshold stays as it is. Where the product has options, `option_values` has one value for each,
 * and they make up the name.
 */
export const VariantInput = z.strictObject({
  id: z.optional(Id),
  name: z._default(optionalText(80), ""),
  price_minor: PriceMinor,
  stock: Stock,
  stock_was: z.optional(Stock),
  low_stock_at: z.optional(z.nullable(Stock)),
  sku: code,
  barcode: code,
  option_values: z._default(z.array(requiredText(24)).check(z.maxLength(3)), []),
  picture_id: z._default(z.nullable(Id), null),
});
const isDistinct = (texts: readonly string[]) => new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
const withoutEmpty = (texts: readonly (string | null)[]) =>
  texts.filter((text) => text !== null && text !== "").map(String);

/**
 * A product as create and update take it. Without `variants` it gets one default variant of `price_minor` and `stock`;
 * with `variants` those two are left out. `pictures` lists all its pictures in order; without it they stay as they are,
 * and pictures no longer in the list are deleted for good. A new product without a `status` is published; an existing
 * one keeps its status.
 */
export const ProductInput = z
  .strictObject({
    name: requiredText(120),
    description: z._default(optionalText(2000), ""),
    category: ShopCategory,
    status: z.optional(z.enum(["draft", "published"])),
    image_url: z.optional(
      z.nullable(z.string().check(z.maxLength(500), z.regex(/^(https:\/\/|\/(?!\/))[^\s"'<>\\]+$/))),
    ),
    pictures: z.optional(
      z.array(z.strictObject({ id: Id, alt: z._default(optionalText(200), "") })).check(z.maxLength(8)),
    ),
    price_minor: z.optional(PriceMinor),
    stock: z.optional(Stock),
    stock_was: z.optional(Stock),
    low_stock_at: z.optional(z.nullable(Stock)),
    sku: code,
    barcode: code,
    option_names: z._default(z.array(requiredText(30)).check(z.maxLength(3)), []),
    variants: z._default(z.array(VariantInput).check(z.maxLength(100)), []),
    add_on_groups: z._default(z.array(AddOnGroupInput).check(z.maxLength(mostGroups)), []),
    expected_updated_at: z.optional(Moment),
  })
  .check(
    z.refine((product) => product.variants.length > 0 || product.price_minor !== undefined, {
      message: "price_missing" satisfies PlainCode,
      path: ["price_minor"],
    }),
    z.refine(({ pictures = [] }) => isDistinct(pictures.map(({ id }) => id)), {
      message: "picture_twice" satisfies PlainCode,
      path: ["pictures"],
    }),
    z.refine(({ option_names }) => isDistinct(option_names), {
      message: "option_name_twice" satisfies PlainCode,
      path: ["option_names"],
    }),
    z.refine(
      ({ option_names, variants }) =>
        variants.every(({ option_values }) => option_values.length === option_names.length),
      { message: "option_value_missing" satisfies PlainCode, path: ["variants"] },
    ),
    z.refine(
      ({ option_names, variants }) =>
        isDistinct(
          variants.map(({ name, option_values }) => (option_names.length > 0 ? option_values.join("\n") : name)),
        ),
      { message: "variant_name_twice" satisfies PlainCode, path: ["variants"] },
    ),
    z.refine(
      ({ option_names, variants }) =>
        option_names.length > 0 || variants.length < 2 || variants.every(({ name }) => name !== ""),
      { message: "variant_name_missing" satisfies PlainCode, path: ["variants"] },
    ),
    z.refine(({ variants }) => isDistinct(withoutEmpty(variants.map(({ sku }) => sku))), {
      message: "variant_sku_twice" satisfies PlainCode,
      path: ["variants"],
    }),
    z.refine(({ variants }) => isDistinct(withoutEmpty(variants.map(({ barcode }) => barcode))), {
      message: "variant_barcode_twice" satisfies PlainCode,
      path: ["variants"],
    }),
  );
export type ProductInput = z.input<typeof ProductInput>;
/** An update of a product. 409 when somebody else has changed it since, with its present `updated_at`. */
export const ProductUpdate = z.safeExtend(ProductInput, { expected_updated_at: Moment });
export type ProductUpdate = z.input<typeof ProductUpdate>;

/** Which products a list shows: `active` means drafts and published ones. */
export const productStatusFilters = ["active", "published", "draft", "archived"] as const;
/** `low`: a variant is at or below its threshold; `out`: no variant has stock left. */
export const productStocks = ["in", "low", "out"] as const;

export const productList = defineList({
  /** `price`: the lowest of the variants. */
  columns: { created: "id", name: "text", price: "integer", updated: "moment" },
  first: "created_desc",
  filters: {
    status: z._default(z.enum(productStatusFilters), "active"),
    search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    category: z.optional(ShopCategory),
    stock: z.optional(z.enum(productStocks)),
    /** Products with a variant at this price or above (`price_least`), or below. */
    price_least: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000_000_000))),
    price_most: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000_000_000))),
  },
});
export const ProductFilter = productList.query;
export type ProductFilter = z.input<typeof ProductFilter>;

export const products = {
  list: endpoint({
    method: "GET",
    path: "/products",
    access: { resource: "product", action: "read" },
    summary: "The shop's products, newest first or as sorted; archived ones only on request",
    query: ProductFilter,
    reply: page(Product),
  }),
  get: endpoint({
    method: "GET",
    path: "/products/:id",
    access: { resource: "product", action: "read" },
    summary: "One product, whatever its status",
    params: IdParams,
    reply: Product,
  }),
  create: endpoint({
    method: "POST",
    path: "/products",
    access: { resource: "product", action: "create" },
    summary: "Create a product",
    /**
     * `batch`: products of one list can be undone together; `new` begins a batch, and the reply has the id for the next
     * products.
     */
    query: z.object({ batch: z.optional(z.union([z.literal("new"), Id])) }),
    body: ProductInput,
    reply: MadeProduct,
    errors: [...productErrors, "price_list_undone", "not_found", "variant_unknown"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/products/:id",
    access: { resource: "product", action: "update" },
    summary: "Change a product",
    params: IdParams,
    body: ProductUpdate,
    reply: Product,
    errors: ["product_archived", "product_changed", "variant_unknown", "stock_sold_meanwhile", ...productErrors],
  }),
  /** Archiving twice has the same effect as once. Orders keep their lines; nothing is deleted. */
  archive: endpoint({
    method: "POST",
    path: "/products/:id/archive",
    access: { resource: "product", action: "delete" },
    summary: "Take a product out of the shop, its page and its chat",
    params: IdParams,
    reply: Done,
    status: 200,
  }),
  /** It gets its earlier status back: published or draft. */
  restore: endpoint({
    method: "POST",
    path: "/products/:id/restore",
    access: { resource: "product", action: "delete" },
    summary: "Restore an archived product",
    params: IdParams,
    reply: Done,
    status: 200,
  }),
  changes: endpoint({
    method: "GET",
    path: "/products/:id/changes",
    access: { resource: "product", action: "read" },
    summary: "The changes of a product, newest first",
    params: IdParams,
    query: PageQuery,
    reply: page(ProductChange),
  }),
  sales: endpoint({
    method: "GET",
    path: "/products/:id/sales",
    access: { resource: "orders", action: "read" },
    summary: "How much of a product was sold in the last 90 days, and the newest orders with it",
    params: IdParams,
    reply: ProductSales,
  }),
};
