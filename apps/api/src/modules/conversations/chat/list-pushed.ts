import type { PushedMessage } from "@mauzo/contract/conversations/chat";
import type { Deps } from "../../../deps.ts";
import type { VisitorVisit } from "../../../http/visit.ts";
import { listPushedAfter } from "./queries.ts";
import { pushedBatch } from "./rules.ts";
import { enterAsVisitor } from "./steps/enter-as-visitor.ts";

type Query = { chat_id: string; after: number };

/** What was pushed into the visitor's conversation after a number, the oldest first. */
export async function listPushed(
  deps: Pick<Deps, "limiter">,
  visit: VisitorVisit,
  { chat_id, after }: Query,
): Promise<{ items: PushedMessage[] }> {
  const conversationId = await enterAsVisitor(deps, visit, chat_id);
  const wanted = { conversationId, after, limit: pushedBatch };
  return { items: await visit.tx((tx) => listPushedAfter(tx, visit.shopId, wanted)) };
}
