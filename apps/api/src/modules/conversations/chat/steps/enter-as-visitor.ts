import { visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import type { Deps } from "../../../../deps.ts";
import { notFound } from "../../../../http/refusal.ts";
import type { VisitorVisit } from "../../../../http/visit.ts";
import { findConversation } from "../queries.ts";
import { visitorHashOf } from "../rules.ts";

/**
 * Which conversation the visitor may listen to: the one they started under this label, as their secret shows. A label that
 * nobody has and a wrong secret are the same 404.
 */
export async function enterAsVisitor(
  { limiter }: Pick<Deps, "limiter">,
  { shopId, botId, address, requestHeader, tx }: VisitorVisit,
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
