import type { Segment } from "@mauzo/contract/customers/segments";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findSegment } from "./queries.ts";

/** @throws 404 */
export async function getSegment(tx: Tx, shopId: string, id: string): Promise<Segment> {
  const segment = await findSegment(tx, shopId, id);
  if (!segment) throw notFound();
  return segment;
}
