import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
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
} from "../shared.ts";
import { ShopCategory } from "../shop/shop.ts";
import { PublicProduct } from "./public-product.ts";

/** What WhatsApp takes of a message with several products, of its sections' titles, and of a list. */
export const setLimits = {
  products: 30,
  sections: 10,
  sectionTitle: 24,
  name: 60,
  header: 60,
  body: 1024,
  footer: 60,
  listRows: 10,
  listTitle: 24,
  listText: 72,
} as const;

/** Curated: products in an order somebody chose. Rule: what fits a rule, as it is read. Template: products in sections. */
export const setKinds = ["curated", "rule", "template"] as const;
export const SetKind = z.enum(setKinds);
export type SetKind = z.infer<typeof SetKind>;

const pairOf = (max: number) => z.strictObject({ en: optionalText(max), sw: optionalText(max) });
const wholePairOf = (max: number) => z.strictObject({ en: requiredText(max), sw: requiredText(max) });
const Pair = z.object({ en: z.string(), sw: z.string() });
/** One text in both languages. */
export type Pair = z.infer<typeof Pair>;

/** Where a rule begins: with all products, with those sold most in 30 days, or with those added in the last 7. */
export const setPicks = ["best_sellers", "new_this_week", "all"] as const;
/** Which published products a set shows. What is null narrows nothing. */
export const SetRule = z
  .strictObject({
    pick: z.enum(setPicks),
    category: z._default(z.nullable(ShopCategory), null),
    price_least_minor: z._default(z.nullable(PriceMinor), null),
    price_most_minor: z._default(z.nullable(PriceMinor), null),
    in_stock: z._default(z.boolean(), true),
    most: z._default(z.int().check(z.gte(1), z.lte(setLimits.products)), setLimits.products),
  })
  .check(
    z.refine(
      ({ price_least_minor: least, price_most_minor: most }) => least === null || most === null || least <= most,
      { message: "The lowest price must not be above the highest", path: ["price_least_minor"] },
    ),
  );
export type SetRule = z.output<typeof SetRule>;

const isDistinct = (ids: readonly string[]) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length;
const twice = "The same product is there twice";
const ProductIds = z.array(Id).check(
  z.minLength(1),
  z.maxLength(setLimits.products),
  z.refine((ids) => isDistinct(ids), { message: twice }),
);

const texts = {
  name: requiredText(setLimits.name),
  header: pairOf(setLimits.header),
  body: pairOf(setLimits.body),
  footer: pairOf(setLimits.footer),
  /** Refused with 409 when somebody else changed the set since. */
  expected_updated_at: z.optional(Moment),
};
const SectionInput = z.strictObject({ title: wholePairOf(setLimits.sectionTitle), product_ids: ProductIds });

/** A set as written by create and update, all of it. A product is in a set once, and in one of its sections. */
export const SetInput = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("curated"), ...texts, product_ids: ProductIds }),
  z.strictObject({ kind: z.literal("rule"), ...texts, rule: SetRule }),
  z.strictObject({
    kind: z.literal("template"),
    ...texts,
    sections: z.array(SectionInput).check(
      z.minLength(1),
      z.maxLength(setLimits.sections),
      z.refine((sections) => sections.flatMap((section) => section.product_ids).length <= setLimits.products, {
        message: `All sections together hold no more than ${setLimits.products} products`,
      }),
      z.refine((sections) => isDistinct(sections.flatMap((section) => section.product_ids)), { message: twice }),
    ),
  }),
]);
export type SetInput = z.input<typeof SetInput>;

/** Why customers do not see a product of a set. */
export const setWarnings = ["draft", "archived", "sold_out"] as const;
export const SetProduct = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  image_url: z.nullable(z.string()),
  price_from: Money,
  price_to: Money,
  stock: z.int(),
  /** null: customers see it. */
  warning: z.nullable(z.enum(setWarnings)),
});
export type SetProduct = z.infer<typeof SetProduct>;

export const ProductSet = z.object({
  id: Id,
  kind: SetKind,
  /** What the shop calls it, and what customers pick it by where it has no header. */
  name: z.string(),
  header: Pair,
  body: Pair,
  footer: Pair,
  rule: z.nullable(SetRule),
  /** A template has one or more, with titles; every other set has one without. */
  sections: z.array(z.object({ title: Pair, products: z.array(SetProduct) })),
  archived: z.boolean(),
  created_at: Moment,
  updated_at: Moment,
});
export type ProductSet = z.infer<typeof ProductSet>;

/** A set as a list shows it; a rule has no count, as what it finds is known when it is asked. */
export const SetSummary = z.extend(
  z.pick(ProductSet, { id: true, kind: true, name: true, rule: true, archived: true }),
  {
    products: z.nullable(z.int()),
    /** How many of them customers do not see. */
    warnings: z.nullable(z.int()),
    /** The cover of the first product. */
    image_url: z.nullable(z.string()),
    updated_at: Moment,
  },
);
export type SetSummary = z.infer<typeof SetSummary>;

/** A set as a shop's page shows it: only what is published and to be had, and no section without any of it. */
export const ShownSet = z.object({
  id: Id,
  title: Pair,
  body: Pair,
  footer: Pair,
  sections: z.array(z.object({ title: Pair, products: z.array(PublicProduct) })),
});
export type ShownSet = z.infer<typeof ShownSet>;

export const setShelves = ["active", "archived"] as const;

const access = { resource: "product", action: "update" } as const;

export const sets = {
  list: endpoint({
    method: "GET",
    path: "/sets",
    access,
    summary: "The shop's product sets, newest first; archived ones by themselves",
    query: z.extend(PageQuery, { status: z._default(z.enum(setShelves), "active") }),
    reply: page(SetSummary),
  }),
  get: endpoint({
    method: "GET",
    path: "/sets/:id",
    access,
    summary: "A set with its products as they are now, also those that customers do not see",
    params: IdParams,
    reply: ProductSet,
  }),
  /** For what is being written: what a rule would find. */
  preview: endpoint({
    method: "POST",
    path: "/sets/preview",
    access,
    summary: "The products a rule finds now; nothing is kept",
    body: z.strictObject({ rule: SetRule }),
    reply: z.object({ products: z.array(SetProduct) }),
    status: 200,
  }),
  create: endpoint({
    method: "POST",
    path: "/sets",
    access,
    summary: "Create a set",
    body: SetInput,
    reply: ProductSet,
  }),
  update: endpoint({
    method: "PUT",
    path: "/sets/:id",
    access,
    summary: "Change a set",
    params: IdParams,
    body: SetInput,
    reply: ProductSet,
  }),
  /** Its id is 62 random bits: whoever was given the link finds it. */
  shown: endpoint({
    method: "GET",
    path: "/public/shops/:slug/sets/:id",
    access: "shopper",
    summary: "A set of a shop's page, by the id of its link",
    params: z.object({ slug: z.string().check(z.maxLength(80)), id: Id }),
    reply: ShownSet,
  }),
  archive: endpoint({
    method: "POST",
    path: "/sets/:id/archive",
    access,
    summary: "Put a set away; nothing is deleted",
    params: IdParams,
    reply: Done,
    status: 200,
  }),
  restore: endpoint({
    method: "POST",
    path: "/sets/:id/restore",
    access,
    summary: "Bring an archived set back",
    params: IdParams,
    reply: Done,
    status: 200,
  }),
};
