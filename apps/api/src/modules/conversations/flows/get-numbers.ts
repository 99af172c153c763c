import type { StepNumbers } from "@mauzo/contract/conversations/flows";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import { getRunningFlow } from "../flow/get-running-flow.ts";
import { countSteps, findBot } from "./queries.ts";

/** How far conversations came with the version that customers meet. */
export async function getNumbers(tx: Tx, log: Deps["log"], shopId: string): Promise<{ items: StepNumbers[] }> {
  const botId = await findBot(tx, shopId);
  if (botId === undefined) throw notFound();
  const { version } = await getRunningFlow(tx, log, { shopId, botId });
  return { items: await countSteps(tx, shopId, version) };
}
