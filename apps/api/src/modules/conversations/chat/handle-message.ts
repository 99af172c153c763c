import { randomBytes } from "node:crypto";
import { restoreChatState } from "@mauzo/chatflow/chat-state";
import { runConversation } from "@mauzo/chatflow/run-conversation";
import { type ChatRequest, type ChatResponse, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/http-error.ts";
import type { VisitorContext } from "../../../http/request-context.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import {
  deleteExpiredConversations,
  findFlow,
  insertConversation,
  insertMessage,
  lockConversation,
  updateConversation,
} from "./queries.ts";
import { type Channel, chatResponse, readLanguage, senderHashOf, visitorHashOf } from "./rules.ts";
import { answerFlowRequest } from "./steps/answer-flow-request.ts";

type Body = Required<ChatRequest>;

/** How many empty conversations are deleted when a new one starts. */
const expiredBatchSize = 20;

/**
 * Finds or starts the sender's conversation. A chat id from the web without the secret of its conversation starts an
 * empty one.
 */
async function findOrStartConversation(tx: Tx, context: VisitorContext, channel: Channel, chatId: string) {
  const { shopId, botId } = context;
  const place = { shopId, botId, channel, chatId };
  const writerHash = senderHashOf(channel, { botId, chatId, secret: context.requestHeader(visitorTokenHeader) });
  const find = async () => (writerHash ? lockConversation(tx, { ...place, visitorHash: writerHash }) : undefined);
  const known = await find();
  if (known) return { ...known, isNew: false };
  await deleteExpiredConversations(tx, expiredBatchSize);
  const token = randomBytes(32).toString("base64url");
  const sender = channel === "whatsapp" ? writerHash : undefined;
  const begun = await insertConversation(tx, { ...place, visitorHash: sender ?? visitorHashOf(token) });
  if (begun) {
    if (!sender) context.setHeader(visitorTokenHeader, token);
    return { ...begun, isNew: true };
  }
  // Another first message of the same sender was faster, and is committed by now.
  const begunMeanwhile = await find();
  if (!begunMeanwhile) throw new Error("a conversation was neither begun nor found");
  return { ...begunMeanwhile, isNew: false };
}

async function reply(tx: Tx, deps: Deps, context: VisitorContext, channel: Channel, body: Body): Promise<ChatResponse> {
  const { shopId, botId } = context;
  const flow = await findFlow(tx, shopId, botId);
  if (!flow) throw notFound();
  const shop = await getShop(tx, shopId);
  const conversation = await findOrStartConversation(tx, context, channel, body.chat_id);
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
  const askContext = { tx, deps, shopId, conversationId: conversation.id, channel, currency: shop.currency };
  const language = readLanguage(context.requestHeader("Accept-Language")) ?? shop.language ?? "en";
  const { state, actions } = await runConversation(
    flow,
    restoreChatState(conversation.state, language),
    input,
    facts,
    (ask) => answerFlowRequest(askContext, ask),
  );

  await insertMessage(tx, shopId, conversation.id, "out", { actions });
  const goesOn = conversation.isNew ? {} : { forgetAt: null };
  await updateConversation(tx, shopId, conversation.id, { language: state.language, state, ...goesOn });
  return chatResponse(actions, state.node);
}

/** Handles a visitor's message and returns the bot's answer, in one transaction. */
export const handleMessage = (
  deps: Deps,
  context: VisitorContext,
  body: Body,
  channel: Channel,
): Promise<ChatResponse> => context.tx((tx) => reply(tx, deps, context, channel, body));
