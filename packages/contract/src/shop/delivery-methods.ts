import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { PriceMinor, requiredText, ShortId, Version } from "../shared.ts";

/** A delivery method in the shop's own words: collection at the shop, or delivery for a fee. */
export const DeliveryMethod = z.strictObject({
  id: ShortId,
  name: requiredText(60),
  fee_minor: PriceMinor,
  /** Free from this product total on; null: never. */
  free_from_minor: z.nullable(PriceMinor),
  /** Whether the customer must give a delivery place. */
  asks_place: z.boolean(),
});
export type DeliveryMethod = z.infer<typeof DeliveryMethod>;

export const maxMethods = 10;
/** In the order set by the shop; empty: the customer is not asked. */
export const DeliveryMethods = z.strictObject({
  methods: z.array(DeliveryMethod).check(
    z.maxLength(maxMethods),
    z.refine((methods) => new Set(methods.map(({ id }) => id)).size === methods.length, {
      message: "delivery_method_twice" satisfies PlainCode,
    }),
  ),
  /** 0 until the first save. */
  version: Version,
});
export type DeliveryMethods = z.infer<typeof DeliveryMethods>;

export const deliveryMethods = {
  get: endpoint({
    method: "GET",
    path: "/delivery-methods",
    access: "member",
    summary: "The shop's delivery methods",
    reply: DeliveryMethods,
  }),
  /** 409 when they have been saved since. A customer with an open cart sees a changed fee before ordering. */
  save: endpoint({
    method: "PUT",
    path: "/delivery-methods",
    access: "admin",
    summary: "Set the shop's delivery methods",
    body: DeliveryMethods,
    reply: DeliveryMethods,
    errors: ["version_conflict"],
  }),
};
