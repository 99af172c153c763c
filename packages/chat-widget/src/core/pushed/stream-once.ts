import { abortOnSilence, silence } from "@mauzo/api-client/stream/abort-on-silence";
import { readEventStream } from "@mauzo/api-client/stream/read-event-stream";
import { outcomeOf, type PushOutcome, type PushRequest } from "./push-request.ts";
import { type PushedMessage, parsePushed } from "./pushed-message.ts";

/** The server sends something every 5 s. */
const silenceMs = 15_000;
/** A stream that lasted this long worked. */
const lastingMs = 10_000;

type Hearing = {
  after: number;
  cut: AbortController;
  onMessages(messages: PushedMessage[]): void;
  onRetry(ms: number): void;
};

/** Holds one stream open until it ends, falls silent or is aborted. */
export async function streamOnce(ask: PushRequest, { after, cut, onMessages, onRetry }: Hearing): Promise<PushOutcome> {
  const startedMs = performance.now();
  let heardMs = 0;
  let opened = false;
  let heard = false;
  let ended = false;
  const alive = abortOnSilence(cut, silenceMs);
  let messages: PushedMessage[] = [];
  try {
    const response = await ask("events", after, cut.signal);
    if (!response.ok) return outcomeOf(response);
    // For example a hotel's log-in page: whatever answers like this does not stream.
    if (!response.body || !response.headers.get("Content-Type")?.startsWith("text/event-stream"))
      return { kind: "held" };
    opened = true;
    await readEventStream(response.body, {
      onEvent: ({ data }) => messages.push(...parsePushed(data)),
      onRetry,
      onPiece() {
        heard = true;
        heardMs = performance.now() - startedMs;
        alive();
        if (messages.length > 0) onMessages(messages);
        messages = [];
      },
    });
    ended = true;
  } catch {
    // Aborted, or the connection broke.
  }
  if (!heard && cut.signal.reason === silence) return { kind: "held" };
  if (!opened) return { kind: "unreachable" };
  if (heardMs < lastingMs) return { kind: "brief" };
  return { kind: ended ? "ended" : "heard" };
}
