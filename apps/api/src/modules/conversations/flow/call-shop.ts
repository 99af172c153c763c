import { type PendingCall, pendingCall } from "@mauzo/chatflow/engine/pending-call";
import type { EndedCall } from "@mauzo/chatflow/flow-requests";
import { readChatState } from "@mauzo/chatflow/read-chat-state";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { getFlowOfConversation } from "./get-flow-of-conversation.ts";
import { getRunningFlow } from "./get-running-flow.ts";
import { lockWaiting } from "./queries.ts";
import { requestOf } from "./rules.ts";
import { goOnLater } from "./steps/go-on-later.ts";

const timeoutMs = 5000;

type Job = { shopId: string; conversationId: string; callId: string };

/** What the conversation asks, if it still waits for this answer. */
const findCall = ({ pool, log }: JobDeps, { shopId, conversationId, callId }: Job): Promise<PendingCall | undefined> =>
  inShop(pool, shopId, async (tx) => {
    const conversation = await lockWaiting(tx, shopId, conversationId);
    const state = conversation && readChatState(conversation.state).state;
    if (!conversation || state?.timer?.id !== callId) return undefined;
    const { botId, channel } = conversation;
    const newest = await getRunningFlow(tx, log, { shopId, channel });
    const of = { shopId, botId, newest, conversation: { id: conversationId, state: conversation.state, idle: false } };
    const { document } = await getFlowOfConversation(tx, log, of);
    const { name, whatsapp_number: whatsappNumber, currency } = await getShop(tx, shopId);
    return pendingCall(document, state, { name, whatsappNumber, currency });
  });

/** Asks the server once, while nothing is held. Whatever goes wrong is an answer, too: that there is none. */
async function ask({ webhooks, log }: JobDeps, call: PendingCall): Promise<Pick<EndedCall, "status" | "body">> {
  try {
    const answer = await webhooks.post(requestOf(call), AbortSignal.timeout(timeoutMs));
    return "problem" in answer ? { status: null, body: "" } : { status: answer.status, body: answer.body };
  } catch (error) {
    log.info({ err: error }, "a server of a shop did not answer its chatflow");
    return { status: null, body: "" };
  }
}

/**
 * Asks the server that the flow of a conversation waits for, and lets it go on with the answer, once. A process that dies meanwhile
 * leaves it to another, which asks again under the same id.
 */
export async function callShop(deps: JobDeps, job: Job): Promise<void> {
  const { shopId, conversationId, callId } = job;
  const call = await findCall(deps, job);
  if (!call) return;
  const answer = await ask(deps, call);
  await inShop(deps.pool, shopId, async (tx) => {
    const conversation = await lockWaiting(tx, shopId, conversationId);
    if (!conversation || readChatState(conversation.state).state.timer?.id !== callId) return;
    await goOnLater(tx, deps, { shopId, conversation: { id: conversationId, ...conversation } }, (goesOn) => ({
      kind: "reply",
      reply: { id: callId, ...answer, goesOn },
    }));
  });
}
