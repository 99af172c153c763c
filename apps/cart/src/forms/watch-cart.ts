import { cart } from "@mauzo/contract/orders/cart";
import { isPossibleToken, tokenOf } from "../cart-token.ts";
import { ask } from "../data.ts";
import { forwardedHeaders } from "../same-origin.ts";
import { readOwnForm } from "./own-form.ts";

/** Longer than the API waits for something to change. */
const limitMs = 30_000;

/** Answers once the cart is another than its page has seen; what the API says of it is handed on. */
export async function watchCart(request: Request): Promise<Response> {
  const form = await readOwnForm(request);
  if (form instanceof Response) return form;
  const token = tokenOf(form);
  if (!isPossibleToken(token)) return Response.json({}, { status: 404 });
  const headers = forwardedHeaders(request.headers);
  const reply = await ask({ token, seen: form.get("seen") ?? "" }, { headers }, limitMs, cart.watch.path);
  const read = reply?.status === 200 ? cart.watch.reply.safeParse(reply.body) : undefined;
  return read?.success ? Response.json(read.data) : Response.json({}, { status: reply?.status === 404 ? 404 : 503 });
}
