import { randomBytes } from "node:crypto";
import { restoreChatState } from "@mauzo/chatflow/chat-state";
import { converse } from "@mauzo/chatflow/converse";
import { type ChatRequest, type ChatResponse, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import type { Tx } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refusal.ts";
import type { VisitorVisit } from "../../../http/visit.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import {
  findFlow,
  forgetEmptyConversations,
  insertConversation,
  insertMessage,
  lockConversation,
  updateConversation,
} from "./queries.ts";
import { type Channel, chatResponse, readLanguage, visitorHashOf, writerHashOf } from "./rules.ts";
import { answerAsk } from "./steps/answer-ask.ts";

type Body = Required<ChatRequest>;

/** How many empty conversations go as a new one comes. */
const forgottenAtOnce = 20;

/** The conversation of whoever writes. A chat id of the web without the secret it was begun with starts an empty one. */
async function enterConversation(tx: Tx, visit: VisitorVisit, channel: Channel, chatId: string) {
  const { shopId, botId } = visit;
  const place = { shopId, botId, channel, chatId };
  const writerHash = writerHashOf(channel, { botId, chatId, secret: visit.requestHeader(visitorTokenHeader) });
  const find = async () => (writerHash ? lockConversation(tx, { ...place, visitorHash: writerHash }) : undefined);
  const known = await find();
  if (known) return { ...known, isNew: false };
  await forgetEmptyConversations(tx, forgottenAtOnce);
  const token = randomBytes(32).toString("base64url");
  const sender = channel === "whatsapp" ? writerHash : undefined;
  const begun = await insertConversation(tx, { ...place, visitorHash: sender ?? visitorHashOf(token) });
  if (begun) {
    if (!sender) visit.setHeader(visitorTokenHeader, token);
    return { ...begun, isNew: true };
  }
  // Another first message of the same sender was quicker, and is committed by now.
  const begunMeanwhile = await find();
  if (!begunMeanwhile) throw new Error("a conversation was neither begun nor found");
  return { ...begunMeanwhile, isNew: false };
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
  const goesOn = conversation.isNew ? {} : { forgetAt: null };
  await updateConversation(tx, shopId, conversation.id, { language: state.language, state, ...goesOn });
  return chatResponse(actions, state.node);
}

/** Takes what a visitor said and answers with what the bot says, in one transaction. */
export const say = (deps: Deps, visit: VisitorVisit, body: Body, channel: Channel): Promise<ChatResponse> =>
  visit.tx((tx) => reply(tx, deps, visit, channel, body));
