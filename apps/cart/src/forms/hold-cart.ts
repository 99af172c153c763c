import { errorStatus } from "@mauzo/api-client/errors/error-status";
import { cart } from "@mauzo/contract/orders/cart";
import { isPossibleToken, tokenOf } from "../cart-token.ts";
import { api } from "../data.ts";
import { forwardedHeaders } from "../same-origin.ts";
import { readSameOriginForm } from "./same-origin-form.ts";

/** Asks the API to hold the cart's stock for the phone number typed, and passes on its response. */
export async function holdCart(request: Request): Promise<Response> {
  const form = await readSameOriginForm(request);
  if (form instanceof Response) return form;
  const token = tokenOf(form);
  if (!isPossibleToken(token)) return Response.json({}, { status: 404 });
  const input = { query: { token }, body: { phone: form.get("phone") ?? "" } };
  try {
    return Response.json(await api().call(cart.hold, input, { headers: forwardedHeaders(request.headers) }));
  } catch (error) {
    const status = errorStatus(error) ?? 503;
    return Response.json({}, { status: status < 500 ? status : 503 });
  }
}
