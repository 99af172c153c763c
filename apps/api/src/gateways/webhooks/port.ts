import type { WebhookProblem } from "@mauzo/contract/developers/webhook-kinds";

/** A message for a shop's own server, posted unless it says otherwise; a GET carries no body. */
export type WebhookRequest = {
  url: string;
  method?: "GET" | "POST";
  headers: Record<string, string>;
  body: string | Buffer;
};
/** What it answered; with a problem, why there is no answer. */
export type WebhookAnswer =
  | { status: number; headers: Record<string, string>; body: string }
  | { problem: Extract<WebhookProblem, "unreachable" | "tls" | "timeout" | "cut"> };

/** The only door to addresses that a shop names. */
export type Webhooks = {
  /** Whether an address is one of the public internet, by now: names are looked up. */
  isPublic: (url: string) => Promise<boolean>;
  /** Sends it once and follows no redirect. The address is checked again, and the connection goes to what was checked. */
  post: (request: WebhookRequest, signal: AbortSignal) => Promise<WebhookAnswer>;
};
