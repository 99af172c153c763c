import { defaultFlow } from "@mauzo/chatflow/default-flow";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { findPublishedFlow } from "./queries.ts";
import { defaultVersionOf, type NewestFlow, numberOf, type RunningFlow, staysWith, takesPart } from "./rules.ts";
import { readPublished } from "./steps/read-published.ts";

type Log = Pick<Deps["log"], "error">;
type Of = {
  shopId: string;
  /** Also the id of the flow that the shop began with. */
  botId: string;
  /** What new conversations meet. */
  newest: NewestFlow;
  /** `idle`: nobody has said anything for a day. */
  conversation: { id: string; state: unknown; idle: boolean };
};

/** A version that was published, as long as it can be read. */
async function findVersion(tx: Tx, log: Log, shopId: string, number: number): Promise<RunningFlow | undefined> {
  const stored = await findPublishedFlow(tx, shopId, number);
  if (!stored) return undefined;
  const document = await readPublished(tx, log, { shopId, ...stored, version: number });
  return document && { version: `own:${number}`, document, chatflowId: stored.chatflowId };
}

/** What a conversation meets that begins: while a version is on trial, its part of them that, and the others the one before. */
async function begin(tx: Tx, log: Log, { shopId, newest, conversation }: Of): Promise<RunningFlow> {
  const { trial, ...flow } = newest;
  const begun = { ...flow, begins: true };
  if (!trial || takesPart(trial, conversation.id)) return begun;
  return { ...begun, ...(await findVersion(tx, log, shopId, trial.against)) };
}

/**
 * Returns the version that a conversation goes on with: the one it began with until it ends, so that nobody's buttons
 * change under their thumb.
 */
export async function getFlowOfConversation(tx: Tx, log: Log, of: Of): Promise<RunningFlow> {
  const { shopId, botId, newest, conversation } = of;
  const version = staysWith(conversation.state, conversation.idle);
  if (version === undefined) return begin(tx, log, of);
  if (version === newest.version) return newest;
  if (version === defaultVersionOf(defaultFlow)) return { version, document: defaultFlow, chatflowId: botId };
  const number = numberOf(version);
  const stays = number === undefined ? undefined : await findVersion(tx, log, shopId, number);
  return stays ?? begin(tx, log, of);
}
