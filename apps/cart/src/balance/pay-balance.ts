import { readSameOriginForm } from "../forms/same-origin-form.ts";
import { forwardedHeaders } from "../same-origin.ts";
import { balancePath, isBalanceCode } from "./balance-code.ts";
import { postBalancePush } from "./balance-requests.ts";

/** Handles the form that asks a phone to pay a debt, and leads back to the page, which says what came of it. */
export async function payBalance(request: Request, code: string): Promise<Response> {
  const form = await readSameOriginForm(request);
  if (form instanceof Response) return form;
  const phone = (form.get("phone") ?? "").trim().slice(0, 32);
  const problem = isBalanceCode(code)
    ? await postBalancePush(code, phone, forwardedHeaders(request.headers))
    : undefined;
  const location = balancePath(code, problem && { problem, phone });
  return new Response(null, { status: 303, headers: { location } });
}
