import type { TrialSide } from "@mauzo/contract/conversations/flow-trials";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { readVersion } from "../../flows/read-version.ts";
import { countSide } from "../queries/count-side.ts";
import type { Trial } from "../queries/trials.ts";
import { endsOf } from "../rules.ts";

/** How a version on trial does, and the one before it. */
export async function countTrial(tx: Tx, trial: Trial): Promise<{ newer: TrialSide; older: TrialSide }> {
  const { shopId, createdAt: since } = trial;
  const side = async (version: number) => {
    const ends = endsOf(await readVersion(tx, trial, version));
    return countSide(tx, { shopId, version, since, ends });
  };
  return { newer: await side(trial.version), older: await side(trial.against) };
}
