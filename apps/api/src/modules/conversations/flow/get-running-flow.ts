import { defaultFlow } from "@mauzo/chatflow/default-flow";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import { findFlowFor } from "./queries.ts";
import { defaultVersionOf, type NewestFlow } from "./rules.ts";
import { readPublished } from "./steps/read-published.ts";

/**
 * Returns the flow that new conversations on a channel meet: what was published of it, or the default if nothing was or it
 * cannot be read.
 */
export async function getRunningFlow(
  tx: Tx,
  log: Pick<Deps["log"], "error">,
  { shopId, channel }: { shopId: string; channel: "web" | "whatsapp" },
): Promise<NewestFlow> {
  const found = await findFlowFor(tx, shopId, channel);
  if (!found) throw notFound();
  const { chatflowId, published, trial } = found;
  const begunWith = { version: defaultVersionOf(defaultFlow), document: defaultFlow, chatflowId };
  if (!published) return begunWith;
  const { id, version } = published;
  const document = await readPublished(tx, log, { shopId, id, chatflowId, version });
  return document ? { version: `own:${version}`, document, chatflowId, trial } : begunWith;
}
