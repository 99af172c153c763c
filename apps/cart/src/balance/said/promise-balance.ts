import { BalancePromise } from "@mauzo/contract/payments/balance-links";
import { readSameOriginForm } from "../../forms/same-origin-form.ts";
import { forwardedHeaders } from "../../same-origin.ts";
import type { AnswerProblem } from "../answer-problem.ts";
import { balancePath, isBalanceCode } from "../balance-code.ts";
import { postBalancePromise } from "../balance-requests.ts";

/** Handles the form in which a customer promises a day, or nothing more, and leads back to the page, which shows it. */
export async function promiseBalance(request: Request, code: string): Promise<Response> {
  const form = await readSameOriginForm(request);
  if (form instanceof Response) return form;
  const promised_on = form.get("none") === "1" ? null : form.get("day");
  const { data } = BalancePromise.safeParse({ promised_on });
  const answer: AnswerProblem | undefined =
    isBalanceCode(code) && data ? await postBalancePromise(code, data, forwardedHeaders(request.headers)) : "day";
  const location = balancePath(code, answer && { answer });
  return new Response(null, { status: 303, headers: { location } });
}
