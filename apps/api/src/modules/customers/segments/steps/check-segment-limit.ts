import { segmentLimits } from "@mauzo/contract/customers/segments";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { countSegments } from "../queries.ts";

/** Refuses one more segment than a shop may have. */
export async function checkSegmentLimit(tx: Tx, shopId: string): Promise<void> {
  const { each: most } = segmentLimits;
  if ((await countSegments(tx, shopId)) >= most) throw refuse({ code: "too_many_segments", values: { most } });
}
