import type { ConversationInput } from "@mauzo/chatflow/conversation-input";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../../deps.ts";
import { getShop } from "../../../shop/shop/get-shop.ts";
import { isReachable } from "../../outbox/is-reachable.ts";
import { sendMessage } from "../../outbox/send-message.ts";
import { asked } from "../../threads/asked.ts";
import { findAnswerer } from "../../threads/find-answerer.ts";
import { told } from "../../threads/told.ts";
import { getFlowOfConversation } from "../get-flow-of-conversation.ts";
import { getRunningFlow } from "../get-running-flow.ts";
import { takeTurn } from "../take-turn.ts";

type Waiting = { id: string; state: unknown; channel: "web" | "whatsapp"; botId: string };
type Later = Extract<ConversationInput, { kind: "payment" | "time" | "reply" }>;

/**
 * Lets a conversation, locked by the caller, hear of what its flow waited for, and says what comes of it.
 * @param hear `goesOn`: the bot still answers there and what it says arrives.
 */
export async function goOnLater(
  tx: Tx,
  deps: JobDeps,
  { shopId, conversation }: { shopId: string; conversation: Waiting },
  hear: (goesOn: boolean) => Later,
): Promise<void> {
  const { id: conversationId, botId, channel } = conversation;
  const shop = await getShop(tx, shopId);
  const thread = await findAnswerer(tx, { shopId, conversationId });
  const newest = await getRunningFlow(tx, deps.log, { shopId, channel });
  const of = { shopId, botId, newest, conversation: { id: conversationId, state: conversation.state, idle: false } };
  const flow = await getFlowOfConversation(tx, deps.log, of);
  const canSay = await isReachable(tx, shopId, conversationId);
  const goesOn = canSay && (thread === undefined || thread.answeredBy === "bot");
  const turn = await takeTurn(tx, deps, {
    ...{ flow, shop, language: shop.language ?? "en", goesOn: false, answersHere: channel === "whatsapp" },
    conversation: { id: conversationId, state: conversation.state, channel },
    input: hear(goesOn),
  });
  if (!canSay || turn.actions.length === 0) return;
  const asks = goesOn && turn.callsPerson;
  if (asks)
    await deps.emitFact(tx, {
      ...{ name: "conversation.asked", shopId, subject: conversationId, payload: {} },
      actor: { kind: "bot" },
    });
  const news = {
    ...{ language: turn.language, ...(thread && { turn: thread.turn }) },
    ...{ ...(turn.told && told), ...(asks && asked) },
  };
  const ofBot = { flowVersion: flow.version, flowPath: turn.path, news };
  await sendMessage(tx, deps.emitFact, { shopId, conversationId, actions: turn.actions, ofBot });
}
