import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, Language, Money, optionalText, requiredText } from "../shared.ts";
import { ChargeInput, mostCharges } from "./order-charges.ts";
import { mostOrderMinor, PaymentMethod } from "./order-payments.ts";
import { OrderedProducts } from "./ordered-products.ts";

/** Who an order is for: somebody the shop knows, or a name, a telephone number as people write it, or both. */
const ForCustomer = z
  .strictObject({
    id: z.optional(Id),
    name: z._default(optionalText(80), ""),
    phone: z._default(z.string().check(z.trim(), z.maxLength(32)), ""),
  })
  .check(
    z.refine(({ id, name, phone }) => id === undefined || (name === "" && phone === ""), {
      path: ["id"],
      message: "Either somebody the shop knows, or somebody new",
    }),
  );

/**
 * An order as somebody of the shop writes it down. What things cost is the shop's to say: prices in it are ignored, and a
 * percentage is of the goods alone, rounded to the nearest minor unit, halves up.
 */
export const NewOrder = z.strictObject({
  customer: z.optional(ForCustomer),
  products: OrderedProducts,
  charges: z._default(z.array(ChargeInput).check(z.maxLength(mostCharges)), []),
  /** What is here of it already. */
  payment: z.optional(
    z.strictObject({
      amount_minor: z.int().check(z.gte(1), z.lte(mostOrderMinor)),
      method: PaymentMethod,
      reference: z._default(optionalText(60), ""),
    }),
  ),
  /** How it comes to its customer, in the shop's words, and where to; what that costs is a charge. */
  delivery: z.optional(z.strictObject({ way: requiredText(60), place: z._default(optionalText(200), "") })),
  note: z._default(optionalText(500), ""),
  /** Of the link its customer gets. */
  language: Language,
});
export type NewOrder = z.input<typeof NewOrder>;

export const WrittenOrder = z.object({
  id: z.string(),
  /** The short number people say. */
  order_id: z.string(),
  /** Where its customer sees it: the only time this address is told. */
  url: z.string(),
  total: Money,
  owed: Money,
});
export type WrittenOrder = z.infer<typeof WrittenOrder>;

export const newOrders = {
  /** 409 with what is left where there is not enough in stock; a payment needs leave to write payments down as well. */
  create: endpoint({
    method: "POST",
    path: "/orders",
    access: { resource: "orders", action: "create" },
    summary: "Write down an order that came some other way",
    body: NewOrder,
    reply: WrittenOrder,
  }),
};
