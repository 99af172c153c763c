import type { Tx } from "../../../db/tenant-transaction.ts";
import { getPaymentSettings } from "../../shop/payment-settings/get-payment-settings.ts";

/** Whether a shop asks phones to pay. */
export async function mayPush(tx: Tx, shopId: string): Promise<boolean> {
  const { push } = await getPaymentSettings(tx, shopId);
  return push;
}
