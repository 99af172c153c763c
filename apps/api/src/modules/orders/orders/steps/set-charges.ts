import type { Tx } from "../../../../db/tenant-transaction.ts";
import { dropCharges, insertCharges } from "../queries/write-charges.ts";
import type { PricedCharge } from "./price-charges.ts";

/** Replaces all charges and discounts of an order. */
export async function setCharges(tx: Tx, shopId: string, orderId: string, charges: PricedCharge[]): Promise<void> {
  await dropCharges(tx, shopId, orderId);
  if (charges.length > 0) await insertCharges(tx, shopId, orderId, charges);
}
