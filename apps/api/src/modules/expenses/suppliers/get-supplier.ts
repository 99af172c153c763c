import type { Supplier } from "@mauzo/contract/expenses/suppliers";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findSupplier } from "./queries/read-suppliers.ts";

/** One of the shop's, or 404. */
export async function getSupplier(tx: Tx, shopId: string, id: string): Promise<Supplier> {
  const supplier = await findSupplier(tx, shopId, id);
  if (!supplier) throw notFound();
  return supplier;
}
