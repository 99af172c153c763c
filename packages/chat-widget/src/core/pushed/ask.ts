export type Place = { apiBase: string; botId: string; chatId: string; token: string };
export type Ask = (what: "events" | "messages", after: number, signal: AbortSignal) => Promise<Response>;

/** Asks for what came after a number. The token goes in a header: addresses are kept in logs. */
export const createAsk =
  ({ apiBase, botId, chatId, token }: Place): Ask =>
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
 * How an attempt to hear something ended.
 * - `heard`: well. `ended`: well, by the server. `brief`: a stream that came and went at once. `held`: somebody on the way keeps the stream to themselves.
 * - `unreachable`: no answer, or a failing one. `busy`: the server asks for a pause. `gone`: there is nothing to hear here.
 */
export type Outcome =
  | { kind: "heard" | "ended" | "brief" | "held" | "unreachable" | "gone" }
  | { kind: "busy"; waitMs: number };

const passing = [408, 425, 429];

/** What an answer other than 200 means. */
export function outcomeOf({ status, headers }: Response): Outcome {
  const seconds = Number(headers.get("Retry-After"));
  if (status === 429 || (status === 503 && seconds > 0))
    return { kind: "busy", waitMs: Math.min(seconds || 5, 300) * 1000 };
  return { kind: status >= 400 && status < 500 && !passing.includes(status) ? "gone" : "unreachable" };
}
