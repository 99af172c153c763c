import { cart } from "@mauzo/contract/orders/cart";
import { isPossibleToken, tokenOf } from "../cart-token.ts";
import { asJson, requestApi } from "../data.ts";
import { forwardedHeaders } from "../same-origin.ts";
import { readSameOriginForm } from "./same-origin-form.ts";

const limitMs = 10_000;

/** Asks the API to hold the cart's stock for the phone number typed, and passes on its response. */
export async function holdCart(request: Request): Promise<Response> {
  const form = await readSameOriginForm(request);
  if (form instanceof Response) return form;
  const token = tokenOf(form);
  if (!isPossibleToken(token)) return Response.json({}, { status: 404 });
  const init = asJson({ phone: form.get("phone") ?? "" }, forwardedHeaders(request.headers));
  const reply = await requestApi({ token }, init, limitMs, cart.hold.path);
  const read = reply?.status === 200 ? cart.hold.reply.safeParse(reply.body) : undefined;
  if (read?.success) return Response.json(read.data);
  const isRefused = reply !== undefined && reply.status >= 400 && reply.status < 500;
  return Response.json({}, { status: isRefused ? reply.status : 503 });
}
