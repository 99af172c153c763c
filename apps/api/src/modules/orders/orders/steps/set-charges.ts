import type { Tx } from "../../../../db/scope.ts";
import { dropCharges, insertCharges } from "../queries/write-charges.ts";
import type { PricedCharge } from "./price-charges.ts";

/** Puts these in the place of all that was added to an order's goods or taken off them. */
export async function setCharges(tx: Tx, shopId: string, orderId: string, charges: PricedCharge[]): Promise<void> {
  await dropCharges(tx, shopId, orderId);
  if (charges.length > 0) await insertCharges(tx, shopId, orderId, charges);
}
