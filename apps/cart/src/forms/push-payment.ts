import { payPath, tokenOf } from "../cart-token.ts";
import { forwardedHeaders } from "../same-origin.ts";
import { postPush } from "./payment-requests.ts";
import { readSameOriginForm } from "./same-origin-form.ts";

/** Handles the form that asks a phone to pay, and redirects to the page that waits for it. */
export async function pushPayment(request: Request): Promise<Response> {
  const form = await readSameOriginForm(request);
  if (form instanceof Response) return form;
  const token = tokenOf(form);
  const phone = (form.get("phone") ?? "").trim().slice(0, 32);
  const attempt = form.get("attempt") || crypto.randomUUID();
  const problem = await postPush(token, phone, attempt, forwardedHeaders(request.headers));
  const location = payPath(token, problem && { problem, phone });
  return new Response(null, { status: 303, headers: { location } });
}
