import type { PushedMessage } from "@mauzo/contract/conversations/chat";
import { listExpiredLookupKeys } from "../../../db/lookup-keys.ts";
import type { Deps } from "../../../deps.ts";
import { createLiveStreams, type LiveStream, type LiveStreams, lastEventIdHeader } from "../../../http/live-streams.ts";
import type { VisitorContext } from "../../../http/request-context.ts";
import { listPushedAfter } from "./queries.ts";
import { pushedBatchSize } from "./rules.ts";
import { checkStreamLimits } from "./steps/check-stream-limits.ts";
import { getVisitorConversation } from "./steps/get-visitor-conversation.ts";

/** Proxies and clients close a connection that is silent for long. */
const beatMs = 5_000;

type VisitorStream = LiveStream & { botId: string; conversationId: string; address: string };

/** The visitors' streams, which end with their bots. */
export const createVisitorStreams = ({ live, pool }: Pick<Deps, "live" | "pool">): LiveStreams<VisitorStream> =>
  createLiveStreams(live, {
    beatMs,
    async findOver(streams) {
      const closed = await listExpiredLookupKeys(pool, "bot", [...new Set(streams.map(({ botId }) => botId))]);
      return streams.filter(({ botId }) => closed.has(botId));
    },
  });

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
