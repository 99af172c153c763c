import type { PaymentSettings } from "@mauzo/contract/shop/payment-settings";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { paymentDocument } from "./queries.ts";
import { firstSettings } from "./rules.ts";

/** How the shop is paid, or how every shop begins. */
export async function getPaymentSettings(tx: Tx, shopId: string): Promise<PaymentSettings> {
  const found = await paymentDocument.find(tx, shopId);
  return { ...firstSettings, ...found?.document, version: found?.version ?? 0 };
}
