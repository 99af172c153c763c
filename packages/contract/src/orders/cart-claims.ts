import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id } from "../shared.ts";
import { CartToken } from "./cart.ts";
import { CartClaim, NewClaim } from "./order-claims.ts";

const query = z.object({ token: CartToken });
const ofOne = z.object({ token: CartToken, id: Id });

/** "I have paid", over the link of an order. */
export const cartClaims = {
  /** 422 for more than is owed beside what was said before; 409 where that is nothing, where too many wait, and for an order that is cancelled. */
  create: endpoint({
    method: "POST",
    path: "/api/v1/order/claims",
    access: "cart",
    summary: "Say what was paid for an order, as its customer",
    query,
    body: NewClaim,
    reply: CartClaim,
  }),
  /** One picture a claim: a repeat changes nothing. */
  upload: endpoint({
    method: "POST",
    path: "/api/v1/order/claims/picture",
    access: "cart",
    summary: "Add a picture that shows it to what was said to be paid",
    query: ofOne,
    takesFile: true,
    reply: CartClaim,
  }),
  picture: endpoint({
    method: "GET",
    path: "/api/v1/order/claims/picture",
    access: "cart",
    summary: "The picture that was added, as WebP",
    query: ofOne,
    reply: z.unknown(),
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/api/v1/order/claims/withdraw",
    access: "cart",
    summary: "Take back what was said to be paid",
    query,
    body: z.strictObject({ id: Id }),
    reply: CartClaim,
  }),
};
