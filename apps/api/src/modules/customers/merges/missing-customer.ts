import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound, type Refusal, refuse } from "../../../http/refuse.ts";
import { findKept } from "./queries/write-merge.ts";

/** Why there is no such customer: 409 with whom they were merged into, or 404. */
export async function missingCustomer(tx: Tx, shopId: string, id: string): Promise<Refusal> {
  const kept = await findKept(tx, shopId, id);
  return kept === undefined ? notFound() : refuse("customer_merged", { extra: { customer_id: kept } });
}
