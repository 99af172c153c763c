import type { SegmentDocument } from "@mauzo/contract/customers/segment-criteria";
import { type ReachWay, reachWays } from "@mauzo/contract/customers/segments";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { countWays } from "./queries/count-members.ts";

/** How many of those who match a question can be reached by each way, the best one first. */
export async function countReach(
  tx: Tx,
  shopId: string,
  document: SegmentDocument,
): Promise<{ ways: { way: ReachWay; count: number }[] }> {
  const counted = await countWays(tx, shopId, document);
  return { ways: reachWays.map((way) => ({ way, count: counted.get(way) ?? 0 })) };
}
