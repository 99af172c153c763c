import { cartPath, tokenOf } from "../cart-token.ts";
import { postCancel } from "../data.ts";
import { forwardedHeaders } from "../same-origin.ts";
import { readSameOriginForm } from "./same-origin-form.ts";

/** Handles the form that cancels an order and redirects to the page, which shows the result. */
export async function cancelOrder(request: Request): Promise<Response> {
  const form = await readSameOriginForm(request);
  if (form instanceof Response) return form;
  const token = tokenOf(form);
  const reason = (form.get("reason") ?? "").replace(/\s+/g, " ").trim().slice(0, 200);
  const cancel = await postCancel(token, reason, forwardedHeaders(request.headers));
  return new Response(null, { status: 303, headers: { location: cartPath(token, { cancel }) } });
}
