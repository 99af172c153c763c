import type { SegmentDocument } from "@mauzo/contract/customers/segment-criteria";
import { and, eq, isNull } from "drizzle-orm";
import { segments } from "../../../../db/schema/customers/segments.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** What a segment of the shop asks. */
export async function findSegmentDocument(tx: Tx, shopId: string, id: string): Promise<SegmentDocument | undefined> {
  const [row] = await tx
    .select({ document: segments.document })
    .from(segments)
    .where(and(eq(segments.shopId, shopId), eq(segments.id, id), isNull(segments.removedAt)));
  return row?.document;
}
