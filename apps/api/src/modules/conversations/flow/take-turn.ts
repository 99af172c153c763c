import type { ConversationInput } from "@mauzo/chatflow/conversation-input";
import { readChatState } from "@mauzo/chatflow/read-chat-state";
import { runConversation } from "@mauzo/chatflow/run-conversation";
import { shopClock } from "@mauzo/chatflow/text/answer/shop-clock";
import { textMessages } from "@mauzo/chatflow/wire/chat-actions";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { Language } from "@mauzo/contract/shared";
import type { Shop } from "@mauzo/contract/shop/shop";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { claimFromMessage } from "../../orders/payment-claims/steps/claim-from-message.ts";
import { keepSentence } from "../flow-unmatched/keep-sentence.ts";
import { claimAnswer } from "./messages.ts";
import { updateConversation } from "./queries.ts";
import type { RunningFlow } from "./rules.ts";
import { answerFlowRequest, type FlowRequestContext } from "./steps/answer-flow-request.ts";
import { doDeeds, type FlowDeed } from "./steps/do-deeds.ts";

/** What a turn of the bot uses, after a message and in a job. */
export type TurnDeps = FlowRequestContext["deps"] & { log: Pick<Deps["log"], "error"> };

type Turn = {
  flow: RunningFlow;
  shop: Shop;
  /** Locked by the caller; `state` is what is stored of it. */
  conversation: { id: string; state: unknown; channel: "web" | "whatsapp" };
  /** The shop's people read the conversation and can answer in it, and who writes knows of no other place. */
  answersHere: boolean;
  /** Of a conversation that has none yet. */
  language: Language;
  input: Exclude<ConversationInput, { kind: "answer" }>;
  /** The customer continued the conversation: it is kept. */
  goesOn: boolean;
};
export type Answered = {
  actions: ChatAction[];
  language: Language;
  node: string;
  /** The flow handed over: a person should answer from now on. */
  callsPerson: boolean;
  /** The flow left the staff a note. */
  told: boolean;
  /** The steps that the answer came by. */
  path: string[];
};

/** Lets the bot answer in a conversation, whichever channel it is on, and stores where the conversation now stands. */
export async function takeTurn(
  tx: Tx,
  deps: TurnDeps,
  { flow, shop, conversation, language, input, goesOn, answersHere }: Turn,
): Promise<Answered> {
  const { id: conversationId, channel } = conversation;
  const facts = {
    name: shop.name,
    whatsappNumber: shop.whatsapp_number,
    currency: shop.currency,
    timeZone: shop.time_zone,
    ...{ place: shop.place, channel, answersHere, today: shopClock(new Date(), shop.time_zone).today },
  };
  const done: FlowDeed[] = [];
  const askContext = { tx, deps, shop, conversationId, channel, done };
  const { state: before, restarted } = readChatState(conversation.state, language);
  if (restarted)
    deps.log.error(
      { conversation: conversationId, problem: restarted.problem },
      "a conversation starts over: its stored state cannot be read",
    );
  const claim =
    input.kind === "text"
      ? await claimFromMessage(tx, deps, { shopId: shop.id, conversationId, text: input.text })
      : undefined;
  /** The flow stays where it is: what was asked beside it is answered. */
  let isBeside = claim !== undefined;
  const turn = claim
    ? {
        ...{ state: before, actions: textMessages(claimAnswer(claim, before.language)) },
        ...{ callsPerson: false, visited: [], notUnderstood: false },
      }
    : await runConversation(flow.document, before, input, facts, (ask) => {
        isBeside = ask.kind === "shop-answer";
        return answerFlowRequest(askContext, ask);
      });
  const actions = [...(restarted?.actions ?? []), ...turn.actions];
  const state = { ...turn.state, flow: flow.version };
  await updateConversation(tx, shop.id, conversationId, {
    language: state.language,
    state,
    ...(goesOn && { forgetAt: null }),
    begins: flow.begins ?? false,
  });
  if (turn.notUnderstood && input.kind === "text")
    await keepSentence(tx, {
      ...{ shopId: shop.id, chatflowId: flow.chatflowId },
      ...{ conversationId, language: state.language, text: input.text },
    });
  const { told } = await doDeeds(tx, deps, { shopId: shop.id, conversationId, done });
  const at = flow.document.nodes.find(({ id }) => id === state.node);
  const callsPerson = turn.callsPerson || (!isBeside && at?.kind === "handover");
  return { actions, language: state.language, node: state.node, callsPerson, told, path: turn.visited };
}
