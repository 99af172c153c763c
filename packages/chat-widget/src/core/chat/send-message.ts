import type { ChatRequest } from "@mauzo/contract/conversations/chat";
import { anySignal } from "../any-signal.ts";
import type { Language } from "../texts/language.ts";

/** Longest time for a reply, in milliseconds. */
export const replyTimeoutMs = 150_000;

export type SendResult = (
  | { kind: "reply"; body: unknown; token: string | null | undefined }
  | { kind: "refused"; body: unknown; status: number; token: string | null | undefined }
  | { kind: "unreachable"; body?: unknown; token?: undefined }
  | { kind: "too-slow"; token?: undefined }
) & {
  /** With `unreachable`: the shop responds and asks for a pause of this many seconds. */
  seconds?: number;
};

/**
 * `token`: the visitor's secret, once there is one. `key`: the same for every attempt to send a message. `ended`
 * cancels the request.
 */
type Sending = { token: string | undefined; key: string; ended: AbortSignal };
export type SendMessage = (request: ChatRequest, sending: Sending) => Promise<SendResult>;

/**
 * Sends one message as a visitor, with replies in that language; with a bot token, as the owner of the token. Never
 * rejects: every error is a result too.
 */
export const createSendMessage =
  (fetcher: typeof fetch, apiBase: string, lang: Language, botToken?: string): SendMessage =>
  async (request, { token, key, ended }) => {
    const late = AbortSignal.timeout(replyTimeoutMs);
    try {
      const path = botToken ? "conversation/whatsapp" : `plugin/conversation/${encodeURIComponent(request.bot_id)}`;
      const response = await fetcher(`${apiBase}/${path}`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Accept-Language": lang,
          "Idempotency-Key": key,
          ...window.mzVia,
          ...(botToken ? { Authorization: `Bearer ${botToken}` } : token && { "X-Visitor-Token": token }),
        },
        body: JSON.stringify(request),
        credentials: "omit",
        signal: anySignal(late, ended),
      });
      const { ok, status, headers } = response;
      const given = headers.get("X-Visitor-Token");
      const body = parsed(await response.text());
      if (status === 429) {
        // At most an hour; half a minute where the response names no time.
        const seconds = Math.min(Math.abs(Number(headers.get("Retry-After"))) || 30, 3600);
        return { kind: "unreachable", body, seconds };
      }
      if (!ok || body === undefined) return { kind: "refused", body, status: ok ? 502 : status, token: given };
      return { kind: "reply", body, token: given };
    } catch {
      return { kind: late.aborted ? "too-slow" : "unreachable" };
    }
  };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
