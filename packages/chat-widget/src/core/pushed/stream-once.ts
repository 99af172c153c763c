import { type Ask, type Outcome, outcomeOf } from "./ask.ts";
import { cutSilence, silence } from "./cut-silence.ts";
import { type Pushed, parsePushed } from "./pushed.ts";
import { readEvents } from "./read-events.ts";

/** The server says something every 5 s. */
const silenceMs = 15_000;
/** A stream that was heard for so long was a good one. */
const lastingMs = 10_000;

type Hearing = { after: number; cut: AbortController; onMessages(messages: Pushed[]): void; onRetry(ms: number): void };

/** Holds one stream open until it ends, falls silent or is cut. */
export async function streamOnce(ask: Ask, { after, cut, onMessages, onRetry }: Hearing): Promise<Outcome> {
  const startedMs = performance.now();
  let heardMs = 0;
  let opened = false;
  let heard = false;
  let ended = false;
  const alive = cutSilence(cut, silenceMs);
  let messages: Pushed[] = [];
  const take = readEvents({ onEvent: ({ data }) => messages.push(...parsePushed(data)), onRetry });
  try {
    const response = await ask("events", after, cut.signal);
    if (!response.ok) return outcomeOf(response);
    const reader = response.body?.getReader();
    // A page of a hotel, say: whoever answers so streams nothing.
    if (!reader || !response.headers.get("Content-Type")?.startsWith("text/event-stream")) return { kind: "held" };
    opened = true;
    const decoder = new TextDecoder();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      heard = true;
      heardMs = performance.now() - startedMs;
      alive();
      take(decoder.decode(next.value, { stream: true }));
      if (messages.length > 0) onMessages(messages);
      messages = [];
    }
    ended = true;
  } catch {
    // Cut, or the line broke.
  } finally {
    cut.abort();
  }
  if (!heard && cut.signal.reason === silence) return { kind: "held" };
  if (!opened) return { kind: "unreachable" };
  if (heardMs < lastingMs) return { kind: "brief" };
  return { kind: ended ? "ended" : "heard" };
}
