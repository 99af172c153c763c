import type { PaymentProvider } from "@mauzo/contract/payments/payments";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { findSetupPayment } from "./queries.ts";

/** Has the provider asked what became of a payment of the set-up fee, of which it says something. */
export async function askOfSetup(
  tx: Tx,
  queue: Pick<Deps["queue"], "send">,
  { shopId, paymentId, provider }: { shopId: string; paymentId: string; provider: PaymentProvider },
): Promise<void> {
  const payment = await findSetupPayment(tx, shopId, paymentId);
  if (payment?.provider !== provider || payment.state === "paid") return;
  const options = { singleKey: `${paymentId} told` };
  await queue.send(tx, "query-setup-fee", { shopId, paymentId, time: null }, options);
}
