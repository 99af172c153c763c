import { errorCode } from "@mauzo/api-client/errors/error-code";
import type { Reply } from "@mauzo/contract/endpoint";
import { payments } from "@mauzo/contract/payments/payments";
import { api, isRefused } from "../data.ts";
import type { PushProblem } from "../order/results/push-problem.ts";

type Forwarded = Record<string, string>;
type Payments = Reply<typeof payments.ofCart>;

/** The payments of a link's order; undefined where they cannot be read now. */
export async function getPayments(token: string, headers: Forwarded): Promise<Payments | undefined> {
  try {
    return await api().call(payments.ofCart, { query: { token } }, { headers });
  } catch {
    return undefined;
  }
}

/** Asks a phone to pay. The idempotency key makes sure that repeats ask it once. @returns why it was not asked */
export async function postPush(
  token: string,
  phone: string,
  idempotencyKey: string,
  headers: Forwarded,
): Promise<PushProblem | undefined> {
  try {
    await api().call(payments.pay, { query: { token }, body: { phone } }, { headers, idempotencyKey });
    return undefined;
  } catch (error) {
    const code = errorCode(error);
    if (code === "phone_invalid" || code === "validation") return "phone";
    if (code === "payment_network_unknown") return "network";
    if (code === "payment_waits") return undefined;
    if (code === "too_many_tries") return "often";
    return isRefused(error) ? "refused" : "unreachable";
  }
}
