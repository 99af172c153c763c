import type { PushedMessage } from "@mauzo/contract/conversations/chat";
import type { Deps } from "../../../deps.ts";
import type { VisitorContext } from "../../../http/request-context.ts";
import { listPushedAfter } from "./queries.ts";
import { pushedBatchSize } from "./rules.ts";
import { getVisitorConversation } from "./steps/get-visitor-conversation.ts";

type Query = { chat_id: string; after: number };

/** Lists the messages pushed into the visitor's conversation after a number, the oldest first. */
export async function listPushedMessages(
  deps: Pick<Deps, "limiter">,
  context: VisitorContext,
  { chat_id, after }: Query,
): Promise<{ items: PushedMessage[] }> {
  const conversationId = await getVisitorConversation(deps, context, chat_id);
  const wanted = { conversationId, after, limit: pushedBatchSize };
  return { items: await context.tx((tx) => listPushedAfter(tx, context.shopId, wanted)) };
}
