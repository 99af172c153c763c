import { randomBytes } from "node:crypto";
import { readChatState } from "@mauzo/chatflow/read-chat-state";
import { type ChatRequest, type ChatResponse, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import { BeginAnew, type Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { VisitorContext } from "../../../http/request-context.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { readTouches } from "../../shop/touches/read-touches.ts";
import { wordsBefore } from "../auto-messages/words-before.ts";
import { getFlowOfConversation } from "../flow/get-flow-of-conversation.ts";
import { getRunningFlow } from "../flow/get-running-flow.ts";
import { takeTurn } from "../flow/take-turn.ts";
import { addMessages } from "../threads/add-messages.ts";
import { asked } from "../threads/asked.ts";
import { findAnswerer } from "../threads/find-answerer.ts";
import { told } from "../threads/told.ts";
import { insertConversation, keepConversation, lockConversation, touchConversation } from "./queries.ts";
import { type Channel, chatResponse, readLanguage, senderHashOf, visitorHashOf } from "./rules.ts";

type Body = Required<ChatRequest>;
const noPush = { push_number: null };

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
  const touches = await readTouches(tx, shopId, context);
  if (known) {
    if (touches.lastTouch !== null) await touchConversation(tx, shopId, known.id, touches);
    return { ...known, isNew: false };
  }
  const token = randomBytes(32).toString("base64url");
  const sender = channel === "whatsapp" ? writerHash : undefined;
  const begun = await insertConversation(tx, { ...place, ...touches, visitorHash: sender ?? visitorHashOf(token) });
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
  const newest = await getRunningFlow(tx, deps.log, { shopId, channel });
  const shop = await getShop(tx, shopId);
  const conversation = await findOrStartConversation(tx, context, channel, body.chat_id);
  const { message, message_type: type } = body;
  const about = { shopId, subject: conversation.id };
  const visitor = { kind: "visitor" as const };
  if (conversation.isNew)
    await deps.emitFact(tx, { ...about, name: "conversation.opened", actor: visitor, payload: { channel } });
  await deps.emitFact(tx, { ...about, name: "message.received", actor: visitor, payload: {} });

  const place = { shopId, conversationId: conversation.id };
  const said = { author: "customer", body: { text: message, type } } as const;
  const language = readLanguage(context.requestHeader("Accept-Language")) ?? shop.language ?? "en";
  const thread = conversation.isNew ? undefined : await findAnswerer(tx, place);
  if (thread && thread.answeredBy !== "bot") {
    // A person answers: what the customer says waits for them.
    await keepConversation(tx, shopId, conversation.id);
    const { state } = readChatState(conversation.state, language);
    const away = await wordsBefore(tx, shop, { id: conversation.id, language: state.language, isNew: false });
    if (away.length === 0) await addMessages(tx, place, [said]);
    else {
      await deps.emitFact(tx, { ...about, name: "message.sent", actor: { kind: "system" }, payload: noPush });
      await addMessages(tx, place, [said, { author: "workflow", body: { actions: away } }]);
    }
    return chatResponse(away, state.node);
  }
  const flow = await getFlowOfConversation(tx, deps.log, { shopId, botId, newest, conversation });
  const {
    actions: answers,
    node,
    ...answered
  } = await takeTurn(tx, deps, {
    ...{ flow, shop, language, goesOn: !conversation.isNew, answersHere: false },
    conversation: { ...conversation, channel },
    input: type === "interactive" ? { kind: "pick", id: message } : { kind: "text", text: message },
  });
  const writer = { id: conversation.id, language: answered.language, isNew: thread === undefined };
  const actions = [...(await wordsBefore(tx, shop, writer)), ...answers];
  // Where the shop's own server carries the conversation, nobody can answer from here.
  const asks = answered.callsPerson && channel === "web";
  const byBot = { ...about, actor: { kind: "bot" as const } };
  await deps.emitFact(tx, { ...byBot, name: "message.sent", payload: noPush });
  if (asks) await deps.emitFact(tx, { ...byBot, name: "conversation.asked", payload: {} });
  const answer = { author: "bot" as const, body: { actions }, flowVersion: flow.version, flowPath: answered.path };
  const added = await addMessages(tx, place, [said, answer], {
    language: answered.language,
    ...(thread && { turn: thread.turn }),
    ...(answered.told && told),
    ...(asks && asked),
  });
  // Somebody took the conversation over while the bot thought: it begins anew, and is silent.
  if (!added) throw new BeginAnew();
  return chatResponse(actions, node);
}

/** Handles a visitor's message and returns the bot's answer, in one transaction. */
export const handleMessage = (
  deps: Deps,
  context: VisitorContext,
  body: Body,
  channel: Channel,
): Promise<ChatResponse> => context.tx((tx) => reply(tx, deps, context, channel, body));
