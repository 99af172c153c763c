import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Key, PriceMinor, requiredText } from "../shared.ts";

/** A way a shop's goods come to its customers, in the shop's own words: collected at the shop, or brought for a fee. */
export const DeliveryWay = z.strictObject({
  id: Key,
  name: requiredText(60),
  fee_minor: PriceMinor,
  /** From goods of so much on it is free; null: never. */
  free_from_minor: z.nullable(PriceMinor),
  /** Whether the customer has to write where to. */
  asks_place: z.boolean(),
});
export type DeliveryWay = z.infer<typeof DeliveryWay>;

export const mostWays = 10;
/** In the shop's order; none: the customer is not asked. */
export const DeliveryWays = z.strictObject({
  ways: z.array(DeliveryWay).check(
    z.maxLength(mostWays),
    z.refine((ways) => new Set(ways.map(({ id }) => id)).size === ways.length, {
      message: "The same way is there twice",
    }),
  ),
});
export type DeliveryWays = z.infer<typeof DeliveryWays>;

export const deliveryWays = {
  get: endpoint({
    method: "GET",
    path: "/delivery-ways",
    access: "member",
    summary: "How the shop's goods come to its customers",
    reply: DeliveryWays,
  }),
  /** Whoever has a cart open sees a changed fee before anything is ordered. */
  save: endpoint({
    method: "PUT",
    path: "/delivery-ways",
    access: "admin",
    summary: "Set how the shop's goods come to its customers",
    body: DeliveryWays,
    reply: DeliveryWays,
  }),
};
