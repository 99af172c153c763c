import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { CartClaim, type NewClaim } from "@mauzo/contract/orders/payment-claims";
import { asJson, requestApi } from "../data.ts";

/** Uploads take long on a slow network; the API itself aborts one that stalls. */
const limitMs = 10_000;
const uploadLimitMs = 120_000;

type Said = { kind: "said"; claim: CartClaim } | { kind: "amount" | "refused" | "unreachable" };

/** Sends a payment claim. The idempotency key makes sure that repeats create only one. */
export async function postClaim(token: string, claim: NewClaim, key: string, headers: HeadersInit): Promise<Said> {
  const init = asJson(claim, { ...headers, "idempotency-key": key });
  const reply = await requestApi({ token }, init, limitMs, cartClaims.create.path);
  const read = reply?.status === 201 ? CartClaim.safeParse(reply.body) : undefined;
  if (read?.success) return { kind: "said", claim: read.data };
  if (reply?.status === 422) return { kind: "amount" };
  return { kind: reply && reply.status < 500 && reply.status !== 429 ? "refused" : "unreachable" };
}

/** Uploads the picture of a claim; returns whether the claim has it now. */
export async function postPicture(token: string, id: string, file: Blob, headers: HeadersInit): Promise<boolean> {
  const init = { method: "POST", headers: { ...headers, "content-type": "application/octet-stream" }, body: file };
  const reply = await requestApi({ token, id }, init, uploadLimitMs, cartClaims.upload.path);
  return reply?.status === 201;
}

export async function postWithdrawal(
  token: string,
  id: string,
  headers: HeadersInit,
): Promise<"withdrawn" | "refused" | "unreachable"> {
  const reply = await requestApi({ token }, asJson({ id }, headers), limitMs, cartClaims.withdraw.path);
  if (reply?.status === 201) return "withdrawn";
  return reply && reply.status < 500 && reply.status !== 429 ? "refused" : "unreachable";
}
