import { cart } from "@mauzo/contract/orders/cart";
import { isPossibleToken, tokenOf } from "../cart-token.ts";
import { requestApi } from "../data.ts";
import { forwardedHeaders } from "../same-origin.ts";
import { readSameOriginForm } from "./same-origin-form.ts";

/** Longer than the API's long poll waits for a change. */
const limitMs = 30_000;

/** Long poll: responds once the cart differs from what the page has seen, and passes on the API's response. */
export async function longPollCart(request: Request): Promise<Response> {
  const form = await readSameOriginForm(request);
  if (form instanceof Response) return form;
  const token = tokenOf(form);
  if (!isPossibleToken(token)) return Response.json({}, { status: 404 });
  const headers = forwardedHeaders(request.headers);
  const reply = await requestApi({ token, seen: form.get("seen") ?? "" }, { headers }, limitMs, cart.watch.path);
  const read = reply?.status === 200 ? cart.watch.reply.safeParse(reply.body) : undefined;
  return read?.success ? Response.json(read.data) : Response.json({}, { status: reply?.status === 404 ? 404 : 503 });
}
