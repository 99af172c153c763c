import { visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import type { Deps } from "../../../../deps.ts";
import { notFound } from "../../../../http/refuse.ts";
import type { VisitorContext } from "../../../../http/request-context.ts";
import { findConversation } from "../queries.ts";
import { visitorHashOf } from "../rules.ts";

/**
 * Finds the conversation the visitor may listen to: the one they started under this chat id, as their secret proves. An
 * unknown chat id and a wrong secret are the same 404.
 */
export async function getVisitorConversation(
  { limiter }: Pick<Deps, "limiter">,
  { shopId, botId, address, requestHeader, tx }: VisitorContext,
  chatId: string,
): Promise<string> {
  const token = requestHeader(visitorTokenHeader);
  if (!token) throw notFound();
  const visitorHash = visitorHashOf(token);
  await limiter.take("pushed", { address, account: visitorHash.toString("base64") });
  const id = await tx((tx) => findConversation(tx, { shopId, botId, channel: "web", chatId, visitorHash }));
  if (!id) throw notFound();
  return id;
}
