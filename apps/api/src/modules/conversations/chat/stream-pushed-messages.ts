import type { PushedMessage } from "@mauzo/contract/conversations/chat";
import type { Deps } from "../../../deps.ts";
import { type LiveStreams, lastEventIdHeader } from "../../../http/live-streams.ts";
import type { VisitorContext } from "../../../http/request-context.ts";
import type { VisitorStream } from "./create-visitor-streams.ts";
import { listPushedAfter } from "./queries.ts";
import { pushedBatchSize } from "./rules.ts";
import { checkStreamLimits } from "./steps/check-stream-limits.ts";
import { getVisitorConversation } from "./steps/get-visitor-conversation.ts";

const parseSeq = (header = "") => (/^\d{1,9}$/.test(header) ? Number(header) : 0);
const eventOf = (message: PushedMessage) => `id: ${message.seq}\ndata: ${JSON.stringify(message)}\n\n`;

/**
 * Streams the messages pushed into the visitor's conversation as server-sent events. Reads them only when there is
 * room, from the last number sent: nothing is skipped or sent twice.
 */
export async function streamPushedMessages(
  deps: Pick<Deps, "limiter">,
  streams: LiveStreams<VisitorStream>,
  context: VisitorContext,
  { chat_id, after }: { chat_id: string; after: number },
): Promise<Response> {
  const { shopId, botId, address } = context;
  const conversationId = await getVisitorConversation(deps, context, chat_id);
  checkStreamLimits(streams.all(), { conversationId, address });
  let seen = Math.max(after, parseSeq(context.requestHeader(lastEventIdHeader)));
  let stale = true;
  return streams.open({
    ...{ shopId, botId, conversationId, address },
    retryMs: 1_000,
    onEvent(event) {
      // After a gap there is no event to go by: anything may have come.
      if (!event || (event.topic === "conversations" && event.id === conversationId)) stale = true;
    },
    async next() {
      if (!stale) return undefined;
      stale = false;
      const wanted = { conversationId, after: seen, limit: pushedBatchSize };
      const messages = await context.tx((tx) => listPushedAfter(tx, shopId, wanted));
      if (messages.length === pushedBatchSize) stale = true;
      seen = messages.at(-1)?.seq ?? seen;
      return messages.map(eventOf).join("");
    },
  });
}
