import type { PushedMessage } from "@mauzo/contract/conversations/chat";
import type { Deps } from "../../../deps.ts";
import { eventStream, lastEventIdHeader } from "../../../http/event-stream.ts";
import type { VisitorVisit } from "../../../http/visit.ts";
import type { VisitorStreams } from "./open-visitor-streams.ts";
import { listPushedAfter } from "./queries.ts";
import { pushedBatch } from "./rules.ts";
import { enterAsVisitor } from "./steps/enter-as-visitor.ts";

/** Who takes nothing for so many beats is cut off. */
const longestSilence = 12;

const numberIn = (header = "") => (/^\d{1,9}$/.test(header) ? Number(header) : 0);
const eventOf = (message: PushedMessage) => `id: ${message.seq}\ndata: ${JSON.stringify(message)}\n\n`;

/**
 * What is pushed into the visitor's conversation, as server-sent events. Messages are read when there is room for them,
 * from the number that was sent last: a slow reader costs no memory, and nothing is left out or told twice.
 */
export async function streamPushed(
  deps: Pick<Deps, "live" | "limiter">,
  streams: VisitorStreams,
  visit: VisitorVisit,
  { chat_id, after }: { chat_id: string; after: number },
): Promise<Response> {
  const { shopId, botId, address } = visit;
  const conversationId = await enterAsVisitor(deps, visit, chat_id);
  let seen = Math.max(after, numberIn(visit.requestHeader(lastEventIdHeader)));
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
      if (beats > longestSilence) cut();
      wake();
    },
    end: () => end(),
  });
  const unsubscribe = deps.live.subscribe(shopId, {
    // Nothing in particular is told after a gap: then anything may have come.
    tell(event) {
      if (event && (event.topic !== "conversations" || event.id !== conversationId)) return;
      stale = true;
      wake();
    },
    end: () => end(),
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
        const wanted = { conversationId, after: seen, limit: pushedBatch };
        const messages = await visit.tx((tx) => listPushedAfter(tx, shopId, wanted));
        if (messages.length === pushedBatch) stale = true;
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
  return eventStream(
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
        // When the database fails, the line ends, and who comes back is told where it stands.
        const piece = await nextPiece().catch(() => undefined);
        beats = 0;
        if (piece === undefined || over) return end();
        controller.enqueue(encoder.encode(piece));
      },
      cancel: stop,
    }),
  );
}
