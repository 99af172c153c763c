import { errorCode } from "@mauzo/api-client/errors/error-code";
import type { NewAnswer } from "@mauzo/contract/orders/debt-answers";
import {
  type Balance,
  type BalanceClaim,
  type BalancePromise,
  balanceLinks,
} from "@mauzo/contract/payments/balance-links";
import { api, isGone, isRefused } from "../data.ts";
import type { PushProblem } from "../order/results/push-problem.ts";
import type { AnswerProblem } from "./answer-problem.ts";

type Forwarded = Record<string, string>;

/** What the link of a reminder is about, or why nobody can say. */
type LoadedBalance = { kind: "balance"; balance: Balance } | { kind: "gone" } | { kind: "failed" };

/** Reads alone: previews and scanners open every link. */
export async function getBalance(link: string, headers: Forwarded): Promise<LoadedBalance> {
  try {
    return { kind: "balance", balance: await api().call(balanceLinks.get, { params: { link } }, { headers }) };
  } catch (error) {
    return { kind: isGone(error) ? "gone" : "failed" };
  }
}

/** Says what a customer thinks of a debt. @returns why it was not noted */
export async function postBalanceAnswer(
  link: string,
  body: NewAnswer,
  headers: Forwarded,
): Promise<AnswerProblem | undefined> {
  try {
    await api().call(balanceLinks.answer, { params: { link }, body }, { headers });
    return undefined;
  } catch (error) {
    if (errorCode(error) === "too_many_tries") return "often";
    return isRefused(error) || isGone(error) ? "settled" : "unreachable";
  }
}

/** Asks a phone to pay; while one is asked already, no other one is. @returns why it was not asked */
export async function postBalancePush(
  link: string,
  phone: string,
  headers: Forwarded,
): Promise<PushProblem | undefined> {
  try {
    await api().call(balanceLinks.pay, { params: { link }, body: { phone } }, { headers });
    return undefined;
  } catch (error) {
    const code = errorCode(error);
    if (code === "payment_waits") return undefined;
    if (code === "phone_invalid" || code === "validation") return "phone";
    if (code === "payment_network_unknown") return "network";
    if (code === "too_many_tries") return "often";
    return isRefused(error) ? "refused" : "unreachable";
  }
}

/** Says that something was paid. @returns why it was not noted */
export async function postBalanceClaim(
  link: string,
  body: BalanceClaim,
  headers: Forwarded,
): Promise<AnswerProblem | undefined> {
  try {
    await api().call(balanceLinks.claim, { params: { link }, body }, { headers });
    return undefined;
  } catch (error) {
    const code = errorCode(error);
    if (code === "too_many_tries") return "often";
    if (code === "claim_too_large" || code === "claim_too_large_beside") return "much";
    if (code === "validation") return "claim";
    return isRefused(error) || isGone(error) ? "settled" : "unreachable";
  }
}

/** Promises a day. @returns why it was not noted */
export async function postBalancePromise(
  link: string,
  body: BalancePromise,
  headers: Forwarded,
): Promise<AnswerProblem | undefined> {
  try {
    await api().call(balanceLinks.promise, { params: { link }, body }, { headers });
    return undefined;
  } catch (error) {
    const code = errorCode(error);
    if (code === "too_many_tries") return "often";
    if (code === "promise_day" || code === "validation") return "day";
    return isRefused(error) || isGone(error) ? "settled" : "unreachable";
  }
}
