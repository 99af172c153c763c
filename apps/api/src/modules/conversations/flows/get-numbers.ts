import type { StepNumbers } from "@mauzo/contract/conversations/flows";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { defaultVersion } from "../flow/default-version.ts";
import { countSteps } from "./queries/count-steps.ts";
import { findNewestVersion } from "./queries/versions.ts";
import { runs } from "./steps/runs.ts";

/** How far conversations came with the version of a flow that customers meet. */
export async function getNumbers(tx: Tx, shopId: string, chatflowId: string): Promise<{ items: StepNumbers[] }> {
  const newest = await findNewestVersion(tx, shopId, chatflowId);
  if (!(await runs(tx, { shopId, chatflowId }, newest))) return { items: [] };
  return { items: await countSteps(tx, shopId, newest ? `own:${newest.version}` : defaultVersion()) };
}
