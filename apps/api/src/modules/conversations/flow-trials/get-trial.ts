import type { FlowTrial } from "@mauzo/contract/conversations/flow-trials";
import { toIsoString } from "../../../db/columns.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { getFlow } from "../flows/get-flow.ts";
import { findReturnedAs, findRunningTrial } from "./queries/trials.ts";
import { countTrial } from "./steps/count-trial.ts";

/** The trial that runs, or that went back by itself as what customers meet now. */
export async function getTrial(tx: Tx, place: { shopId: string; chatflowId: string }): Promise<FlowTrial | null> {
  const { running } = await getFlow(tx, place.shopId, place.chatflowId);
  const trial = (await findRunningTrial(tx, place)) ?? (await findReturnedAs(tx, place, running));
  if (!trial) return null;
  const { id, share, createdAt, because, counted, endedAt } = trial;
  const [of = 0, among = 0, olderOf = 0, olderAmong = 0] = counted ?? [];
  return {
    ...{ id, share, began_at: toIsoString(createdAt) },
    ...(await countTrial(tx, trial)),
    returned:
      because !== null && endedAt !== null
        ? { because, at: toIsoString(endedAt), newer: { of, among }, older: { of: olderOf, among: olderAmong } }
        : null,
  };
}
