import { errorCode } from "@mauzo/api-client/errors/error-code";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import type { CartClaim, NewClaim } from "@mauzo/contract/orders/payment-claims";
import { api, isRefused } from "../data.ts";

type Forwarded = Record<string, string>;
type Said = { kind: "said"; claim: CartClaim } | { kind: "amount" | "refused" | "unreachable" };

/** Sends a payment claim. The idempotency key makes sure that repeats create only one. */
export async function postClaim(
  token: string,
  body: NewClaim,
  idempotencyKey: string,
  headers: Forwarded,
): Promise<Said> {
  try {
    const claim = await api().call(cartClaims.create, { query: { token }, body }, { headers, idempotencyKey });
    return { kind: "said", claim };
  } catch (error) {
    const code = errorCode(error);
    if (code === "claim_too_large" || code === "claim_too_large_beside" || code === "validation")
      return { kind: "amount" };
    return { kind: isRefused(error) ? "refused" : "unreachable" };
  }
}

/** Uploads the picture of a claim; returns whether the claim has it now. */
export async function postPicture(token: string, id: string, file: Blob, headers: Forwarded): Promise<boolean> {
  try {
    await api().upload(cartClaims.upload, { query: { token, id } }, file, { headers });
    return true;
  } catch {
    return false;
  }
}

export async function postWithdrawal(
  token: string,
  id: string,
  headers: Forwarded,
): Promise<"withdrawn" | "refused" | "unreachable"> {
  try {
    await api().call(cartClaims.withdraw, { query: { token }, body: { id } }, { headers });
    return "withdrawn";
  } catch (error) {
    return isRefused(error) ? "refused" : "unreachable";
  }
}
