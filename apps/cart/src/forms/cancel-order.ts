import { cartPath, tokenOf } from "../cart-token.ts";
import { postCancel } from "../data.ts";
import { forwardedHeaders } from "../same-origin.ts";
import { readOwnForm } from "./own-form.ts";

/** Takes the form that cancels an order, and leads back to the page, which says what came of it. */
export async function cancelOrder(request: Request): Promise<Response> {
  const form = await readOwnForm(request);
  if (form instanceof Response) return form;
  const token = tokenOf(form);
  const reason = (form.get("reason") ?? "").replace(/\s+/g, " ").trim().slice(0, 200);
  const cancel = await postCancel(token, reason, forwardedHeaders(request.headers));
  return new Response(null, { status: 303, headers: { location: cartPath(token, { cancel }) } });
}
