import { defaultFlow } from "@mauzo/chatflow/default-flow";
import type { StepNumbers } from "@mauzo/contract/conversations/flows";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { defaultVersionOf } from "../flow/rules.ts";
import { countSteps, findNewestVersion } from "./queries.ts";

/** How far conversations came with the version that customers meet. */
export async function getNumbers(tx: Tx, shopId: string): Promise<{ items: StepNumbers[] }> {
  const newest = await findNewestVersion(tx, shopId);
  const version = newest ? `own:${newest.version}` : defaultVersionOf(defaultFlow);
  return { items: await countSteps(tx, shopId, version) };
}
