import * as z from "zod/mini";
import type { PlainCode } from "../errors.ts";
import { Id, Moment, Money, PriceMinor, requiredText, Stock } from "../shared.ts";

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
 * Extras of one product or of many; the products share their names, prices and stock. For every unit bought the
 * customer chooses at least `min` and at most `max` of the group.
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
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const written = {
  name: requiredText(80),
  min: z.int().check(z.gte(0), z.lte(20)),
  max: z.int().check(z.gte(1), z.lte(20)),
  add_ons: z.array(AddOnInput).check(
    z.minLength(1),
    z.maxLength(30),
    z.refine(
      // Two add-ons that already share a name may stay until one of them is renamed.
      (addOns) =>
        addOns.every(
          ({ id, name }, at) =>
            id !== undefined || addOns.every((other, place) => at === place || !isSame(other.name, name)),
        ),
      "add_on_name_twice" satisfies PlainCode,
    ),
  ),
  /** Refused with 409 when somebody else has changed the group since. */
  expected_updated_at: z.optional(Moment),
};
const leastFirst = z.refine<{ min: number; max: number }>((group) => group.min <= group.max, {
  message: "add_on_bounds_crossed" satisfies PlainCode,
  path: ["min"],
});

/**
 * A group as it is written with a product. With an `id` it changes that group, for every product that has it; without
 * one it is new. A group that the product does not have yet is added to it when `expected_updated_at` says which
 * version the form had loaded. Add-ons that are left out are removed.
 */
export const AddOnGroupInput = z.strictObject({ id: z.optional(Id), ...written }).check(leastFirst);
export type AddOnGroupInput = z.input<typeof AddOnGroupInput>;

/** The same for a group on its own. */
export const AddOnGroupBody = z.strictObject(written).check(leastFirst);
export type AddOnGroupBody = z.input<typeof AddOnGroupBody>;
/** An update of a group. 409 when somebody else has changed it since, with its present `updated_at`. */
export const AddOnGroupUpdate = z.safeExtend(AddOnGroupBody, { expected_updated_at: Moment });
export type AddOnGroupUpdate = z.input<typeof AddOnGroupUpdate>;
