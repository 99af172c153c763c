import { randomBytes } from "node:crypto";
import { restoreChatState } from "@mauzo/chatflow/chat-state";
import { converse } from "@mauzo/chatflow/converse";
import { type ChatRequest, type ChatResponse, visitorTokenHeader } from "@mauzo/contract/chat";
import type { Tx } from "../../db/scope.ts";
import type { Deps } from "../../deps.ts";
import { fieldRefusal, notFound } from "../../http/refusal.ts";
import type { VisitorVisit } from "../../http/visit.ts";
import { getShop } from "../shop/get-shop.ts";
import { answerAsk } from "./answer-ask.ts";
import { findFlow, insertConversation, insertMessage, lockConversation, updateConversation } from "./queries.ts";
import { chatResponse, readLanguage, visitorHashOf } from "./rules.ts";

type Body = Required<ChatRequest>;
type Channel = "web" | "whatsapp";

/**
 * The visitor's conversation. The chat id is only a label, it can be guessed; the secret issued with the first reply
 * is what a conversation belongs to. A known chat id without it starts an empty one.
 */
async function enterConversation(tx: Tx, visit: VisitorVisit, channel: Channel, chatId: string) {
  const key = { shopId: visit.shopId, botId: visit.botId, channel, chatId };
  const given = visit.requestHeader(visitorTokenHeader);
  const known = given ? await lockConversation(tx, { ...key, visitorHash: visitorHashOf(given) }) : undefined;
  if (known) return known;
  const token = randomBytes(32).toString("base64url");
  visit.setHeader(visitorTokenHeader, token);
  return insertConversation(tx, { ...key, visitorHash: visitorHashOf(token) });
}

async function reply(tx: Tx, deps: Deps, visit: VisitorVisit, channel: Channel, body: Body): Promise<ChatResponse> {
  const { shopId, botId } = visit;
  const flow = await findFlow(tx, shopId, botId);
  if (!flow) throw notFound();
  const shop = await getShop(tx, shopId);
  const conversation = await enterConversation(tx, visit, channel, body.chat_id);
  const { message, message_type: type } = body;
  await insertMessage(tx, shopId, conversation.id, "in", { text: message, type });

  const input =
    type === "interactive" ? ({ kind: "pick", id: message } as const) : ({ kind: "text", text: message } as const);
  const facts = {
    name: shop.name,
    whatsappNumber: shop.whatsapp_number,
    currency: shop.currency,
    timeZone: shop.time_zone,
  };
  const context = { tx, deps, shopId, conversationId: conversation.id, channel, currency: shop.currency };
  const language = readLanguage(visit.requestHeader("Accept-Language")) ?? shop.language ?? "en";
  const { state, actions } = await converse(flow, restoreChatState(conversation.state, language), input, facts, (ask) =>
    answerAsk(context, ask),
  );

  await insertMessage(tx, shopId, conversation.id, "out", { actions });
  await updateConversation(tx, shopId, conversation.id, { language: state.language, state });
  return chatResponse(actions, state.node);
}

/** Takes what a visitor said and answers with what the bot says, in one transaction. */
export function say(deps: Deps, visit: VisitorVisit, body: Body, channel: Channel): Promise<ChatResponse> {
  if (body.bot_id !== visit.botId) throw fieldRefusal(["body", "bot_id"], "Not the bot of this address");
  return visit.tx((tx) => reply(tx, deps, visit, channel, body));
}
