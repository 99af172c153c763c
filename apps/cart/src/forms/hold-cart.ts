import { cart } from "@mauzo/contract/orders/cart";
import { isPossibleToken, tokenOf } from "../cart-token.ts";
import { asJson, ask } from "../data.ts";
import { forwardedHeaders } from "../same-origin.ts";
import { readOwnForm } from "./own-form.ts";

const limitMs = 10_000;

/** Has the cart's goods kept for whoever has the number that was typed; what the API says of it is handed on. */
export async function holdCart(request: Request): Promise<Response> {
  const form = await readOwnForm(request);
  if (form instanceof Response) return form;
  const token = tokenOf(form);
  if (!isPossibleToken(token)) return Response.json({}, { status: 404 });
  const init = asJson({ phone: form.get("phone") ?? "" }, forwardedHeaders(request.headers));
  const reply = await ask({ token }, init, limitMs, cart.hold.path);
  const read = reply?.status === 200 ? cart.hold.reply.safeParse(reply.body) : undefined;
  if (read?.success) return Response.json(read.data);
  const isRefused = reply !== undefined && reply.status >= 400 && reply.status < 500;
  return Response.json({}, { status: isRefused ? reply.status : 503 });
}
