import { defaultFlow } from "@mauzo/chatflow/default-flow";
import { readFlowDocument } from "@mauzo/chatflow/read-flow-document";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { findPublishedFlow } from "./queries.ts";
import { defaultVersionOf, numberOf, type RunningFlow, staysWith } from "./rules.ts";

type Of = {
  shopId: string;
  /** Also the id of the flow that the shop began with. */
  botId: string;
  /** What a new conversation meets. */
  newest: RunningFlow;
  /** `idle`: nobody has said anything for a day. */
  conversation: { state: unknown; idle: boolean };
};

/**
 * Returns the version that a conversation goes on with: the one it began with until it ends, so that nobody's buttons
 * change under their thumb.
 */
export async function getFlowOfConversation(
  tx: Tx,
  log: Pick<Deps["log"], "error">,
  { shopId, botId, newest, conversation }: Of,
): Promise<RunningFlow> {
  const version = staysWith(conversation.state, conversation.idle);
  if (version === undefined || version === newest.version) return newest;
  if (version === defaultVersionOf(defaultFlow)) return { version, document: defaultFlow, chatflowId: botId };
  const number = numberOf(version);
  const stored = number === undefined ? undefined : await findPublishedFlow(tx, shopId, number);
  if (!stored) return newest;
  const read = readFlowDocument(stored.document);
  if (read.ok) return { version, document: read.value, chatflowId: stored.chatflowId };
  log.error({ bot: botId, version: number, problem: read.problem }, "a conversation moves on: its flow cannot be read");
  return newest;
}
