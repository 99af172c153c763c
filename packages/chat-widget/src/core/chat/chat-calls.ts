import type { ChatRequest } from "@mauzo/contract/chat";
import { eitherSignal } from "../either-signal.ts";
import type { Language } from "../texts/language.ts";

/** How long a reply may take, in milliseconds. */
export const replyTimeoutMs = 150_000;

export type Answer =
  | { kind: "reply"; body: unknown; token: string | undefined }
  | { kind: "refused"; body: unknown; status: number; token: string | undefined }
  | { kind: "unreachable"; token: undefined }
  | { kind: "too-slow"; token: undefined };

/** `token`: the visitor's secret, once there is one. `key`: the same for every try of one message. `ended` gives the reply up. */
type Sending = { token: string | undefined; key: string; ended: AbortSignal };
export type SendMessage = (request: ChatRequest, sending: Sending) => Promise<Answer>;

/**
 * Sends one message as a visitor, who reads that language; with a token of the bot as whoever holds it. Never rejects: whatever goes wrong is an
 * answer too.
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
          ...(botToken ? { Authorization: `Bearer ${botToken}` } : token && { "X-Visitor-Token": token }),
        },
        body: JSON.stringify(request),
        credentials: "omit",
        signal: eitherSignal(late, ended),
      });
      const given = response.headers.get("X-Visitor-Token") ?? undefined;
      const text = await response.text();
      const body = parsed(text);
      if (!response.ok) return { kind: "refused", body, status: response.status, token: given };
      return body === undefined
        ? { kind: "refused", body, status: 502, token: given }
        : { kind: "reply", body, token: given };
    } catch {
      return { kind: late.aborted ? "too-slow" : "unreachable", token: undefined };
    }
  };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
