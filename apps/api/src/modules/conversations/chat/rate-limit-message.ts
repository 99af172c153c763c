import { type ChatRequest, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { VisitorContext } from "../../../http/request-context.ts";
import { findConversation } from "./queries.ts";
import { type Channel, senderHashOf } from "./rules.ts";

/**
 * Counts a message before it is answered, while no connection is held: against its conversation, or, when it starts one
 * on the web, against those started at this shop from this network. A shop's own server is one address for all senders
 * behind it.
 */
export async function rateLimitMessage(
  { limiter }: Pick<Deps, "limiter">,
  { shopId, botId, address, requestHeader, tx }: VisitorContext,
  { chat_id: chatId, bot_id }: Pick<ChatRequest, "chat_id" | "bot_id">,
  channel: Channel,
): Promise<undefined> {
  if (bot_id !== botId) throw refuse("bot_mismatch", { loc: ["body", "bot_id"] });
  const visitorHash = senderHashOf(channel, { botId, chatId, secret: requestHeader(visitorTokenHeader) });
  const isKnown = async (hash: Buffer) =>
    channel === "whatsapp" ||
    (await tx((tx) => findConversation(tx, { shopId, botId, channel, chatId, visitorHash: hash }))) !== undefined;
  if (visitorHash && (await isKnown(visitorHash)))
    return limiter.count("message", { address, account: visitorHash.toString("base64") });
  return limiter.count("newConversation", { address, account: shopId });
}
