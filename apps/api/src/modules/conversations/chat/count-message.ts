import { type ChatRequest, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import type { Deps } from "../../../deps.ts";
import { fieldRefusal } from "../../../http/refusal.ts";
import type { VisitorVisit } from "../../../http/visit.ts";
import { findConversation } from "./queries.ts";
import { type Channel, writerHashOf } from "./rules.ts";

/**
 * Counts a message before it is answered, while no connection is held: in its conversation, or, where it begins one on the
 * web, among those begun at this shop from this network. A shop's own server is one address for all who write through it.
 */
export async function countMessage(
  { limiter }: Pick<Deps, "limiter">,
  { shopId, botId, address, requestHeader, tx }: VisitorVisit,
  { chat_id: chatId, bot_id }: Pick<ChatRequest, "chat_id" | "bot_id">,
  channel: Channel,
): Promise<undefined> {
  if (bot_id !== botId) throw fieldRefusal(["body", "bot_id"], "Not the bot of this address");
  const visitorHash = writerHashOf(channel, { botId, chatId, secret: requestHeader(visitorTokenHeader) });
  const isKnown = async (hash: Buffer) =>
    channel === "whatsapp" ||
    (await tx((tx) => findConversation(tx, { shopId, botId, channel, chatId, visitorHash: hash }))) !== undefined;
  if (visitorHash && (await isKnown(visitorHash)))
    return limiter.count("message", { address, account: visitorHash.toString("base64") });
  return limiter.count("newConversation", { address, account: shopId });
}
