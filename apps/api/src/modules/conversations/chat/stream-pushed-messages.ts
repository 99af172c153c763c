import type { PushedMessage } from "@mauzo/contract/conversations/chat";
import type { Deps } from "../../../deps.ts";
import { eventStreamResponse, lastEventIdHeader } from "../../../http/event-stream.ts";
import type { VisitorContext } from "../../../http/request-context.ts";
import type { VisitorStreams } from "./create-visitor-streams.ts";
import { listPushedAfter } from "./queries.ts";
import { pushedBatchSize } from "./rules.ts";
import { getVisitorConversation } from "./steps/get-visitor-conversation.ts";

/** A client that reads nothing for this many heartbeats is cut off. */
const maxMissedHeartbeats = 12;

const parseSeq = (header = "") => (/^\d{1,9}$/.test(header) ? Number(header) : 0);
const eventOf = (message: PushedMessage) => `id: ${message.seq}\ndata: ${JSON.stringify(message)}\n\n`;

/**
 * Streams the messages pushed into the visitor's conversation as server-sent events. Reads them only when there is
 * room, from the last number sent: a slow client costs no memory, and nothing is skipped or sent twice.
 */
export async function streamPushedMessages(
  deps: Pick<Deps, "live" | "limiter">,
  streams: VisitorStreams,
  context: VisitorContext,
  { chat_id, after }: { chat_id: string; after: number },
): Promise<Response> {
  const { shopId, botId, address } = context;
  const conversationId = await getVisitorConversation(deps, context, chat_id);
  let seen = Math.max(after, parseSeq(context.requestHeader(lastEventIdHeader)));
  let stale = true;
  let beats = 0;
  let over = false;
  let wake = () => {};
  let end = () => {};
  let cut = () => {};

  const leave = streams.enter({
    botId,
    conversationId,
    address,
    beat() {
      beats += 1;
      if (beats > maxMissedHeartbeats) cut();
      wake();
    },
    end: () => end(),
  });
  const unsubscribe = deps.live.subscribe(shopId, {
    // After a gap there is no event to go by: anything may have come.
    onEvent(event) {
      if (event && (event.topic !== "conversations" || event.id !== conversationId)) return;
      stale = true;
      wake();
    },
    onEnd: () => end(),
  });
  const stop = () => {
    over = true;
    leave();
    unsubscribe();
    wake();
  };
  const nextPiece = async (): Promise<string | undefined> => {
    while (!over) {
      if (stale) {
        stale = false;
        const wanted = { conversationId, after: seen, limit: pushedBatchSize };
        const messages = await context.tx((tx) => listPushedAfter(tx, shopId, wanted));
        if (messages.length === pushedBatchSize) stale = true;
        seen = messages.at(-1)?.seq ?? seen;
        if (messages.length > 0) return messages.map(eventOf).join("");
      } else if (beats > 0) return ": here\n\n";
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
    return undefined;
  };

  const encoder = new TextEncoder();
  return eventStreamResponse(
    new ReadableStream<Uint8Array>({
      start(controller) {
        end = () => {
          if (over) return;
          stop();
          controller.close();
        };
        cut = () => {
          stop();
          controller.error(new Error("the reader of a stream takes nothing"));
        };
        controller.enqueue(encoder.encode("retry: 1000\n\n"));
      },
      async pull(controller) {
        // When the database fails, the stream ends; the client reconnects and continues from its last number.
        const piece = await nextPiece().catch(() => undefined);
        beats = 0;
        if (piece === undefined || over) return end();
        controller.enqueue(encoder.encode(piece));
      },
      cancel: stop,
    }),
  );
}
