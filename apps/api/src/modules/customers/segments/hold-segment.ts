import type { Tx } from "../../../db/tenant-transaction.ts";
import { refuse } from "../../../http/refuse.ts";
import { holdSegmentRow } from "./queries.ts";

type Named = { shopId: string; id: string; loc: (string | number)[] };
/** Holds a segment that something is to use, so that nobody deletes it meanwhile. @throws 422 where it is gone */
export async function holdSegment(tx: Tx, { shopId, id, loc }: Named): Promise<void> {
  if (!(await holdSegmentRow(tx, shopId, id))) throw refuse("segment_unknown", { loc });
}
