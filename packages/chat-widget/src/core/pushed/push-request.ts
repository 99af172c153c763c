export type PushTarget = { apiBase: string; botId: string; chatId: string; token: string };
export type PushRequest = (what: "events" | "messages", after: number, signal: AbortSignal) => Promise<Response>;

/** Requests the messages after a number. The token goes in a header because addresses end up in logs. */
export const createPushRequest =
  ({ apiBase, botId, chatId, token }: PushTarget): PushRequest =>
  (what, after, signal) =>
    fetch(
      `${apiBase}/plugin/conversation/${encodeURIComponent(botId)}/${what}?chat_id=${encodeURIComponent(chatId)}&after=${after}`,
      {
        headers: {
          Accept: what === "events" ? "text/event-stream" : "application/json",
          "X-Visitor-Token": token,
        },
        credentials: "omit",
        cache: "no-store",
        signal,
      },
    );

/**
 * The outcome of an attempt to listen.
 * - `heard`: fine. `ended`: fine, ended by the server. `brief`: a stream that ended at once. `held`: something on the
 *   way buffers the stream.
 * - `unreachable`: no response, or an error. `busy`: the server asks for a pause. `gone`: there is nothing to listen
 *   to.
 */
export type PushOutcome =
  | { kind: "heard" | "ended" | "brief" | "held" | "unreachable" | "gone" }
  | { kind: "busy"; waitMs: number };

const passing = [408, 425, 429];

/** The outcome for a response other than 200. */
export function outcomeOf({ status, headers }: Response): PushOutcome {
  const seconds = Number(headers.get("Retry-After"));
  if (status === 429 || (status === 503 && seconds > 0))
    return { kind: "busy", waitMs: Math.min(seconds || 5, 300) * 1000 };
  return { kind: status >= 400 && status < 500 && !passing.includes(status) ? "gone" : "unreachable" };
}
