import { NewAnswer } from "@mauzo/contract/orders/debt-answers";
import { readSameOriginForm } from "../forms/same-origin-form.ts";
import { forwardedHeaders } from "../same-origin.ts";
import { balancePath, isBalanceCode } from "./balance-code.ts";
import { postBalanceAnswer } from "./balance-requests.ts";

/** Handles the forms in which a customer says what they think of a debt, and leads back to the page, which shows it. */
export async function answerBalance(request: Request, code: string): Promise<Response> {
  const form = await readSameOriginForm(request);
  if (form instanceof Response) return form;
  const [order_id, said, reason] = ["order", "said", "reason"].map((name) => form.get(name) ?? "");
  const { data } = NewAnswer.safeParse({ order_id, said, reason: reason?.slice(0, 200) });
  const problem =
    isBalanceCode(code) && data ? await postBalanceAnswer(code, data, forwardedHeaders(request.headers)) : "reason";
  const location = balancePath(code, problem && { answer: problem });
  return new Response(null, { status: 303, headers: { location } });
}
