import { BalanceClaim } from "@mauzo/contract/payments/balance-links";
import { parseMoneyMinor } from "@mauzo/format/money";
import { readMoneySms } from "@mauzo/format/money-sms/read-money-sms";
import { readSameOriginForm } from "../../forms/same-origin-form.ts";
import { forwardedHeaders } from "../../same-origin.ts";
import type { AnswerProblem } from "../answer-problem.ts";
import { balancePath, isBalanceCode } from "../balance-code.ts";
import { postBalanceClaim } from "../balance-requests.ts";

/**
 * What the form says was paid: of a network's message that can be read its code, and its amount up to what is owed; of
 * anything else that it is the code.
 */
function readClaim(form: URLSearchParams) {
  const [order_id = "", typed = "", owed = "", written = ""] = ["order", "amount", "owed", "code"].map((name) =>
    (form.get(name) ?? "").trim(),
  );
  const read = readMoneySms(written);
  if (read?.direction === "received") return undefined;
  const typedMinor = parseMoneyMinor(typed);
  const amount_minor = read && typed === owed ? Math.min(read.amountMinor, typedMinor ?? read.amountMinor) : typedMinor;
  const said = read ? { reference: read.code, text: written } : { reference: written.replace(/\s+/g, " ") };
  return BalanceClaim.safeParse({ order_id, amount_minor, ...said }).data;
}

/** Handles the form "I have paid" of an order, and leads back to the page, which shows it. */
export async function claimBalance(request: Request, code: string): Promise<Response> {
  const form = await readSameOriginForm(request);
  if (form instanceof Response) return form;
  const claim = form.get("code")?.trim() ? readClaim(form) : undefined;
  const answer: AnswerProblem | undefined =
    isBalanceCode(code) && claim ? await postBalanceClaim(code, claim, forwardedHeaders(request.headers)) : "claim";
  const location = balancePath(code, answer && { answer });
  return new Response(null, { status: 303, headers: { location } });
}
