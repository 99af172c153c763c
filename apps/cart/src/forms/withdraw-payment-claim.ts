import { cartPath, tokenOf } from "../cart-token.ts";
import { forwardedHeaders } from "../same-origin.ts";
import { postWithdrawal } from "./payment-claim-requests.ts";
import { readSameOriginForm } from "./same-origin-form.ts";

/** Withdraws a payment claim and redirects to the page, which shows the result. */
export async function withdrawPaymentClaim(request: Request): Promise<Response> {
  const form = await readSameOriginForm(request);
  if (form instanceof Response) return form;
  const token = tokenOf(form);
  const claim = await postWithdrawal(token, form.get("claim") ?? "", forwardedHeaders(request.headers));
  return new Response(null, { status: 303, headers: { location: cartPath(token, { claim }) } });
}
