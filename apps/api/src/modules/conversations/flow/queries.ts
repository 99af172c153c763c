import type { ChatState } from "@mauzo/chatflow/chat-state";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { bots } from "../../../db/schema/conversations/bots.ts";
import { conversations } from "../../../db/schema/conversations/conversations.ts";
import { flows } from "../../../db/schema/conversations/flows.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** `forgetAt`: null when the visitor continued the conversation. */
type Saved = { language: "en" | "sw"; state: ChatState & { flow: string }; forgetAt?: null };
export const updateConversation = (tx: Tx, shopId: string, id: string, saved: Saved) =>
  tx
    .update(conversations)
    .set({ ...saved, updatedAt: sql`now()` })
    .where(and(eq(conversations.shopId, shopId), eq(conversations.id, id)));

/** Finds the bot, with its highest published flow if it has one of its own. */
export async function findBotFlow(tx: Tx, shopId: string, botId: string) {
  const [row] = await tx
    .select({ flow: { version: flows.version, document: flows.document } })
    .from(bots)
    .leftJoin(flows, and(eq(flows.shopId, bots.shopId), eq(flows.botId, bots.id), isNotNull(flows.publishedAt)))
    .where(and(eq(bots.shopId, shopId), eq(bots.id, botId)))
    .orderBy(desc(flows.version))
    .limit(1);
  return row;
}

/** Finds a published version of a bot's own flow. */
export async function findPublishedFlow(
  tx: Tx,
  { shopId, botId, number }: { shopId: string; botId: string; number: number },
) {
  const [row] = await tx
    .select({ document: flows.document })
    .from(flows)
    .where(
      and(eq(flows.shopId, shopId), eq(flows.botId, botId), eq(flows.version, number), isNotNull(flows.publishedAt)),
    );
  return row;
}
