import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Done, Id, IdParams, Moment, Money, PageQuery, PriceMinor, page, requiredText, Stock } from "./shared.ts";

/** How many groups a product may have. */
export const mostGroups = 10;

export const AddOn = z.object({
  id: Id,
  name: z.string(),
  price: Money,
  /** null: not counted. */ stock: z.nullable(z.int()),
});
export type AddOn = z.infer<typeof AddOn>;

/**
 * Extras of one product or of many, which share their names, prices and stock. For every unit bought at least `min` and at
 * most `max` of the group are chosen.
 */
export const AddOnGroup = z.object({
  id: Id,
  name: z.string(),
  min: z.int(),
  max: z.int(),
  add_ons: z.array(AddOn),
  updated_at: Moment,
});
export type AddOnGroup = z.infer<typeof AddOnGroup>;

const AddOnInput = z.strictObject({
  id: z.optional(Id),
  name: requiredText(80),
  price_minor: PriceMinor,
  stock: z.nullable(Stock),
  stock_was: z.optional(z.nullable(Stock)),
});
const written = {
  name: requiredText(80),
  min: z.int().check(z.gte(0), z.lte(20)),
  max: z.int().check(z.gte(1), z.lte(20)),
  add_ons: z.array(AddOnInput).check(
    z.minLength(1),
    z.maxLength(30),
    z.refine(
      (addOns) => new Set(addOns.map(({ name }) => name.toLowerCase())).size === addOns.length,
      "Two add-ons have the same name",
    ),
  ),
  /** Refused with 409 when somebody else changed the group since. */
  expected_updated_at: z.optional(Moment),
};
const leastFirst = z.refine<{ min: number; max: number }>((group) => group.min <= group.max, {
  message: "The least must not be above the most",
  path: ["min"],
});

/**
 * A group as a product is written with it. With an `id` it changes that group, for every product that has it; without one
 * it is new. One that is not the product's yet is made so when `expected_updated_at` says which version of it was seen.
 * Its add-ons that are left out are removed.
 */
export const AddOnGroupInput = z.strictObject({ id: z.optional(Id), ...written }).check(leastFirst);
export type AddOnGroupInput = z.input<typeof AddOnGroupInput>;

/** The same by itself. */
export const AddOnGroupBody = z.strictObject(written).check(leastFirst);
export type AddOnGroupBody = z.input<typeof AddOnGroupBody>;

/** A group as the shop keeps it: with how much is left, and where it is used. */
export const KeptGroup = z.extend(AddOnGroup, {
  archived: z.boolean(),
  /** How many of its add-ons are running low or sold out. */
  low: z.int(),
  /** How many products have it, archived ones left out, and the names of the first few. */
  products: z.int(),
  product_names: z.array(z.string()),
});
export type KeptGroup = z.infer<typeof KeptGroup>;

export const groupShelves = ["active", "archived"] as const;

const read = { resource: "product", action: "read" } as const;

export const addOnGroups = {
  list: endpoint({
    method: "GET",
    path: "/add-on-groups",
    access: read,
    summary: "The shop's add-on groups, newest first; archived ones by themselves",
    query: z.extend(PageQuery, {
      status: z._default(z.enum(groupShelves), "active"),
      /** In the name of the group, or of an add-on of it. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    }),
    reply: page(KeptGroup),
  }),
  get: endpoint({
    method: "GET",
    path: "/add-on-groups/:id",
    access: read,
    summary: "An add-on group, and in how many products it is",
    params: IdParams,
    reply: KeptGroup,
  }),
  create: endpoint({
    method: "POST",
    path: "/add-on-groups",
    access: { resource: "product", action: "create" },
    summary: "Create an add-on group that is in no product yet",
    body: AddOnGroupBody,
    reply: KeptGroup,
  }),
  update: endpoint({
    method: "PUT",
    path: "/add-on-groups/:id",
    access: { resource: "product", action: "update" },
    summary: "Change an add-on group, for every product that has it",
    params: IdParams,
    body: AddOnGroupBody,
    reply: KeptGroup,
  }),
  archive: endpoint({
    method: "POST",
    path: "/add-on-groups/:id/archive",
    access: { resource: "product", action: "delete" },
    summary: "Take an add-on group out of every product; nothing is deleted",
    params: IdParams,
    reply: Done,
    status: 200,
  }),
  /** Into the products that had it. */
  restore: endpoint({
    method: "POST",
    path: "/add-on-groups/:id/restore",
    access: { resource: "product", action: "delete" },
    summary: "Put an archived add-on group back",
    params: IdParams,
    reply: Done,
    status: 200,
  }),
};
