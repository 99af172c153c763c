import type { cart } from "@mauzo/contract/orders/cart";
import type { payments } from "@mauzo/contract/payments/payments";
import { isPossibleToken, tokenOf } from "../cart-token.ts";
import { api, isGone } from "../data.ts";
import { forwardedHeaders } from "../same-origin.ts";
import { readSameOriginForm } from "./same-origin-form.ts";

/** Long poll: responds once what the endpoint watches differs from what the page has seen, and passes on its response. */
export const longPoll =
  (watch: typeof cart.watch | typeof payments.watchCart) =>
  async (request: Request): Promise<Response> => {
    const form = await readSameOriginForm(request);
    if (form instanceof Response) return form;
    const token = tokenOf(form);
    if (!isPossibleToken(token)) return Response.json({}, { status: 404 });
    const input = { query: { token, seen: form.get("seen") ?? "" } };
    const options = { headers: forwardedHeaders(request.headers), signal: request.signal };
    try {
      return Response.json(await api().call(watch, input, options));
    } catch (error) {
      return Response.json({}, { status: isGone(error) ? 404 : 503 });
    }
  };
