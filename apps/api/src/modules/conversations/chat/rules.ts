import { createHash } from "node:crypto";
import type { ChatAction, ChatResponse } from "@mauzo/contract/conversations/chat";
import { actionTexts } from "../threads/action-texts.ts";

export type Channel = "web" | "whatsapp";

/** The stored form of a visitor's secret. */
export const visitorHashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/**
 * What a conversation belongs to. A browser sends the secret it was given, because its chat id can be guessed; with a
 * token of the shop, the chat id is the sender, no matter who else can read it. The two never mix: they are different
 * channels.
 */
export function senderHashOf(
  channel: Channel,
  { botId, chatId, secret }: { botId: string; chatId: string; secret: string | undefined },
): Buffer | undefined {
  if (channel === "whatsapp") return visitorHashOf(`sender:${botId}:${chatId}`);
  return secret ? visitorHashOf(secret) : undefined;
}

/** The first language a client accepts, if the bot speaks it. */
export function readLanguage(header = ""): "en" | "sw" | undefined {
  const [, language] = /^\s*(en|sw)\b/i.exec(header) ?? [];
  if (!language) return undefined;
  return language.toLowerCase() === "sw" ? "sw" : "en";
}

/** How many messages are sent at a time. */
export const pushedBatchSize = 100;

/** The bot's answer in the three forms of the contract. */
export const chatResponse = (actions: ChatAction[], nextState: string): ChatResponse => ({
  message: actions.flatMap(actionTexts),
  actions,
  next_state: nextState,
  response: actions,
});
