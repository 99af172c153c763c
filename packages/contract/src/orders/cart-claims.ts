import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id } from "../shared.ts";
import { CartToken } from "./cart.ts";
import { CartClaim, NewClaim } from "./payment-claims.ts";

const query = z.object({ token: CartToken });
const ofOne = z.object({ token: CartToken, id: Id });

/** "I have paid": claims made through the link of an order. */
export const cartClaims = {
  /**
   * 422 for more than is still owed after earlier claims; 409 where that is zero, where too many claims are open, and
   * for a cancelled order.
   */
  create: endpoint({
    method: "POST",
    path: "/api/v1/order/claims",
    access: "cart",
    summary: "Claim a payment for an order, as its customer",
    query,
    body: NewClaim,
    reply: CartClaim,
  }),
  /** One picture per claim: a repeat changes nothing. */
  upload: endpoint({
    method: "POST",
    path: "/api/v1/order/claims/picture",
    access: "cart",
    summary: "Add a picture to a payment claim as proof",
    query: ofOne,
    takesFile: true,
    timeoutMs: 120_000,
    reply: CartClaim,
  }),
  picture: endpoint({
    method: "GET",
    path: "/api/v1/order/claims/picture",
    access: "cart",
    summary: "The picture of a payment claim, as WebP",
    query: ofOne,
    reply: z.unknown(),
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/api/v1/order/claims/withdraw",
    access: "cart",
    summary: "Withdraw a payment claim",
    query,
    body: z.strictObject({ id: Id }),
    reply: CartClaim,
  }),
};
