import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { defineList } from "../lists.ts";
import { Done, Id, IdParams, Moment, Money, optionalText, PriceMinor, page, requiredText } from "../shared.ts";
import { ShopCategory } from "../shop/shop.ts";
import { PublicProduct } from "./public-product.ts";

/** WhatsApp's limits for a message with several products, the titles of its sections, and a list. */
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

/**
 * Curated: products in an order chosen by hand. Rule: products that match a rule at the time of reading. Template:
 * products in sections.
 */
export const setKinds = ["curated", "rule", "template"] as const;
export const SetKind = z.enum(setKinds);
export type SetKind = z.infer<typeof SetKind>;

const pairOf = (max: number) => z.strictObject({ en: optionalText(max), sw: optionalText(max) });
const wholePairOf = (max: number) => z.strictObject({ en: requiredText(max), sw: requiredText(max) });
const Pair = z.object({ en: z.string(), sw: z.string() });
/** A text in both languages. */
export type Pair = z.infer<typeof Pair>;

/** The products a rule starts from: all, those sold most in 30 days, or those added in the last 7 days. */
export const setPicks = ["best_sellers", "new_this_week", "all"] as const;
/** Which published products a set shows. A null condition filters nothing. */
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
      { message: "price_range_crossed" satisfies PlainCode, path: ["price_least_minor"] },
    ),
  );
export type SetRule = z.output<typeof SetRule>;

const isDistinct = (ids: readonly string[]) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length;
const twice = "product_twice" satisfies PlainCode;
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
};
const SectionInput = z.strictObject({ title: wholePairOf(setLimits.sectionTitle), product_ids: ProductIds });

const curated = { kind: z.literal("curated"), ...texts, product_ids: ProductIds };
const byRule = { kind: z.literal("rule"), ...texts, rule: SetRule };
const template = {
  kind: z.literal("template"),
  ...texts,
  sections: z.array(SectionInput).check(
    z.minLength(1),
    z.maxLength(setLimits.sections),
    z.refine((sections) => sections.flatMap((section) => section.product_ids).length <= setLimits.products, {
      message: "set_too_large" satisfies PlainCode,
    }),
    z.refine((sections) => isDistinct(sections.flatMap((section) => section.product_ids)), { message: twice }),
  ),
};

/** A complete set. A product is in a set once, and in one of its sections. */
export const SetInput = z.discriminatedUnion("kind", [
  z.strictObject(curated),
  z.strictObject(byRule),
  z.strictObject(template),
]);
export type SetInput = z.input<typeof SetInput>;
const read = { expected_updated_at: Moment };
/** An update of a set. 409 when somebody else has changed it since, with its present `updated_at`. */
export const SetUpdate = z.discriminatedUnion("kind", [
  z.strictObject({ ...curated, ...read }),
  z.strictObject({ ...byRule, ...read }),
  z.strictObject({ ...template, ...read }),
]);
export type SetUpdate = z.input<typeof SetUpdate>;

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
  /** The shop's name for it; customers pick the set by this name where it has no header. */
  name: z.string(),
  header: Pair,
  body: Pair,
  footer: Pair,
  rule: z.nullable(SetRule),
  /** A template has one or more sections with titles; every other set has one section without a title. */
  sections: z.array(z.object({ title: Pair, products: z.array(SetProduct) })),
  archived: z.boolean(),
  created_at: Moment,
  updated_at: Moment,
});
export type ProductSet = z.infer<typeof ProductSet>;

/** A set as a list shows it; a rule has no count, because its products are known only when it is read. */
export const SetSummary = z.extend(
  z.pick(ProductSet, { id: true, kind: true, name: true, rule: true, archived: true }),
  {
    products: z.nullable(z.int()),
    /** How many of its products customers do not see. */
    warnings: z.nullable(z.int()),
    /** The cover of the first product. */
    image_url: z.nullable(z.string()),
    updated_at: Moment,
  },
);
export type SetSummary = z.infer<typeof SetSummary>;

/** A set as the page of a shop shows it: only products that are published and in stock, and no empty section. */
export const ShownSet = z.object({
  id: Id,
  title: Pair,
  body: Pair,
  footer: Pair,
  sections: z.array(z.object({ title: Pair, products: z.array(PublicProduct) })),
});
export type ShownSet = z.infer<typeof ShownSet>;

export const setStatusFilters = ["active", "archived"] as const;
export const setList = defineList({
  columns: { created: "id", name: "text", updated: "moment" },
  first: "created_desc",
  filters: { status: z._default(z.enum(setStatusFilters), "active") },
});

const access = { resource: "product", action: "update" } as const;

export const sets = {
  list: endpoint({
    method: "GET",
    path: "/sets",
    access,
    summary: "The shop's product sets, newest first or as sorted; archived ones only on request",
    query: setList.query,
    reply: page(SetSummary),
  }),
  get: endpoint({
    method: "GET",
    path: "/sets/:id",
    access,
    summary: "A set with its products as they are now, including those that customers do not see",
    params: IdParams,
    reply: ProductSet,
  }),
  /** For an editor: the products a rule would find. */
  preview: endpoint({
    method: "POST",
    path: "/sets/preview",
    access,
    summary: "The products a rule finds now; nothing is saved",
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
    errors: ["not_found"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/sets/:id",
    access,
    summary: "Change a set",
    params: IdParams,
    body: SetUpdate,
    reply: ProductSet,
    errors: ["set_archived", "set_changed"],
  }),
  /** The id holds 62 random bits, so only those who were given the link find the set. */
  shown: endpoint({
    method: "GET",
    path: "/public/shops/:slug/sets/:id",
    access: "shopper",
    summary: "A set on a shop's page, by the id in its link",
    params: z.object({ slug: z.string().check(z.maxLength(80)), id: Id }),
    reply: ShownSet,
  }),
  archive: endpoint({
    method: "POST",
    path: "/sets/:id/archive",
    access,
    summary: "Archive a set; nothing is deleted",
    params: IdParams,
    reply: Done,
    status: 200,
  }),
  restore: endpoint({
    method: "POST",
    path: "/sets/:id/restore",
    access,
    summary: "Restore an archived set",
    params: IdParams,
    reply: Done,
    status: 200,
  }),
};
