import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id } from "../shared.ts";
import { pictureErrors, uploadErrors } from "../shop/upload-errors.ts";
import { CartToken } from "./cart.ts";
import { CartClaim, NewClaim } from "./payment-claims.ts";

const query = z.object({ token: CartToken });
const ofOne = z.object({ token: CartToken, id: Id });

/** Why nobody can claim this of an order. */
export const claimErrors = [
  ...(["claim_order_cancelled", "claim_nothing_owed", "claim_waits", "claim_covers_all"] as const),
  ...(["claim_too_large", "claim_too_large_beside", "claim_cash_refused"] as const),
] as const;

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
    errors: [...claimErrors, "too_many_tries", "not_found"],
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
    errors: [
      "claim_settled",
      ...uploadErrors,
      ...pictureErrors,
      "storage_full_for_customers",
      "too_many_tries",
      "not_found",
    ],
  }),
  picture: endpoint({
    method: "GET",
    path: "/api/v1/order/claims/picture",
    access: "cart",
    summary: "The picture of a payment claim, as WebP",
    query: ofOne,
    reply: z.unknown(),
    errors: ["not_found"],
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/api/v1/order/claims/withdraw",
    access: "cart",
    summary: "Withdraw a payment claim",
    query,
    body: z.strictObject({ id: Id }),
    reply: CartClaim,
    errors: ["claim_settled", "not_found"],
  }),
};
