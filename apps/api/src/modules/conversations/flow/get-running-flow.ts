import { defaultFlow } from "@mauzo/chatflow/default-flow";
import { readFlowDocument } from "@mauzo/chatflow/read-flow-document";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import { findBotFlow } from "./queries.ts";
import { defaultVersionOf, type RunningFlow } from "./rules.ts";

const runningDefault: RunningFlow = { version: defaultVersionOf(defaultFlow), document: defaultFlow };

/** Returns the flow that the bot runs now: its own, or the default if it has none or one that cannot be read. */
export async function getRunningFlow(
  tx: Tx,
  log: Pick<Deps["log"], "error">,
  { shopId, botId }: { shopId: string; botId: string },
): Promise<RunningFlow> {
  const bot = await findBotFlow(tx, shopId, botId);
  if (!bot) throw notFound();
  if (!bot.flow) return runningDefault;
  const { version, document } = bot.flow;
  const read = readFlowDocument(document);
  if (read.ok) return { version: `own:${version}`, document: read.value };
  log.error({ bot: botId, version, problem: read.problem }, "a bot runs the default flow: its own cannot be read");
  return runningDefault;
}
