import type { SetupPayment } from "@mauzo/contract/payments/setup-fee";
import { publishTopics } from "../../../db/live-events.ts";
import { createLookupKey } from "../../../db/lookup-keys.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { refuse } from "../../../http/refuse.ts";
import { networkOf, newReference } from "../payments/steps/provider-requests.ts";
import { providerOf } from "../payments/steps/who-asks.ts";
import type { SetupDeps } from "./get-setup-fee.ts";
import { insertSetupPayment, isSetupPaid, listSetupPayments } from "./queries.ts";
import { setupPaymentOf } from "./rules.ts";

type Asking = { shopId: string; phone: string; by: { userId: string; name: string } };

/**
 * Asks a phone to pay the set-up fee: the provider is asked in a job, after the commit. It is paid once: where a phone is
 * asked already, or it is paid, nobody is asked. @throws 409; 422 for a network that nobody asks
 */
export async function paySetupFee(
  tx: Tx,
  { payments, queue, env: { setupFee } }: SetupDeps,
  { shopId, phone, by }: Asking,
): Promise<SetupPayment> {
  if (!setupFee) throw refuse("setup_fee_none");
  const network = networkOf(phone);
  const provider = providerOf(network, payments);
  if (!network || !provider) throw refuse("payment_network_unknown", { loc: ["body", "phone"] });
  if (await isSetupPaid(tx, shopId)) throw refuse("setup_fee_asked");
  const reference = newReference();
  const paymentId = await insertSetupPayment(tx, {
    ...{ shopId, provider, network, phone, amountMinor: setupFee.minor, reference },
    ...{ userId: by.userId, userName: by.name },
  });
  if (paymentId === undefined) throw refuse("setup_fee_asked");
  await createLookupKey(tx, { kind: "payment", key: reference, shopId, targetId: paymentId });
  await queue.send(tx, "ask-setup-fee", { shopId, paymentId });
  await publishTopics(tx, ["shop"], shopId);
  const row = (await listSetupPayments(tx, shopId)).find(({ id }) => id === paymentId);
  if (!row) throw new Error("a payment is not among those of its shop");
  return setupPaymentOf(row);
}
