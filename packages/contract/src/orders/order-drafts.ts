import * as z from "zod/mini";
import { PaymentMethod } from "../ledger/payment-methods.ts";
import { DeliveryMethod } from "../shop/delivery-methods.ts";

/** An amount as it stands in its field: what cannot be read stays a text, which is never sent. */
const TypedAmount = z.union([z.int(), z.string()]);

export const DraftItem = z.object({
  id: z.string(),
  name: z.string(),
  minor: z.int(),
  /** null: not counted. */
  stock: z.nullable(z.int()),
  quantity: z.int(),
  /** The picture of the variant, where it has its own. */
  image: z.optional(z.string()),
});
export type DraftItem = z.infer<typeof DraftItem>;

/** One item of the order: a product with the add-ons that belong to it. */
export const DraftLine = z.object({
  /** The id of the product. */
  id: z.string(),
  /** Tells items of one product apart. */
  item: z._default(z.int(), 0),
  name: z.string(),
  image: z.nullable(z.string()),
  variants: z.array(DraftItem),
  groups: z.array(
    z.object({ id: z.string(), name: z.string(), min: z.int(), max: z.int(), addOns: z.array(DraftItem) }),
  ),
});
export type DraftLine = z.infer<typeof DraftLine>;

/** An order draft, as a device stores it until the order is created. Amounts are in minor units. */
export const OrderDraft = z.object({
  lines: z.array(DraftLine),
  customer: z.object({ id: z.nullable(z.string()), name: z.string(), phone: z.string() }),
  /** One of the shop's delivery methods, as it was when it was chosen. */
  deliveryMethod: z.optional(DeliveryMethod),
  place: z.optional(z.string()),
  /** A delivery fee entered by hand instead of the fee of the method. */
  delivery: z.optional(TypedAmount),
  /** The ids of the standing charges that this order goes without. */
  withoutCharges: z.optional(z.array(z.string())),
  charge: z.optional(TypedAmount),
  discount: z.object({ type: z.enum(["fixed", "percentage"]), value: z.optional(TypedAmount) }),
  paid: z.optional(TypedAmount),
  method: PaymentMethod,
  reference: z.string(),
  note: z.string(),
});
export type OrderDraft = z.infer<typeof OrderDraft>;
