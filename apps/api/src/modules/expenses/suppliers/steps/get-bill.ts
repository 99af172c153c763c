import type { SupplierBill } from "@mauzo/contract/expenses/suppliers";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { findBill } from "../queries/read-bills.ts";

/** One of the shop's bills, or 404. */
export async function getBill(tx: Tx, shopId: string, id: string): Promise<SupplierBill> {
  const bill = await findBill(tx, shopId, id);
  if (!bill) throw notFound();
  return bill;
}
