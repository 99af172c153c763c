import { cartPath, tokenOf } from "../cart-token.ts";
import { forwardedHeaders } from "../same-origin.ts";
import { postWithdrawal } from "./claim-calls.ts";
import { readOwnForm } from "./own-form.ts";

/** Takes back what was said to be paid, and leads back to the page, which says what came of it. */
export async function withdrawClaim(request: Request): Promise<Response> {
  const form = await readOwnForm(request);
  if (form instanceof Response) return form;
  const token = tokenOf(form);
  const claim = await postWithdrawal(token, form.get("claim") ?? "", forwardedHeaders(request.headers));
  return new Response(null, { status: 303, headers: { location: cartPath(token, { claim }) } });
}
