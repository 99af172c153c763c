import type { PaymentOffer } from "@mauzo/contract/payments/payments";
import type { Money } from "@mauzo/contract/shared";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { mayPush } from "./may-push.ts";
import { offerOf, owingAll } from "./rules.ts";
import type { PaymentDeps } from "./steps/payments-of-order.ts";

/** What a phone would be asked for to pay all that a customer owes. */
export async function offerForDebt(
  tx: Tx,
  { payments, env }: PaymentDeps,
  { shopId, owed }: { shopId: string; owed: Money },
): Promise<PaymentOffer> {
  const present = (await mayPush(tx, env, shopId)) ? payments : undefined;
  return offerOf(owingAll(owed), { present, fees: env.paymentFees });
}
