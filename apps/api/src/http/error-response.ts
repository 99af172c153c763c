import type { Context } from "hono";
import type { Logger } from "pino";
import { DatabaseUnavailable } from "../db/connections/database-unavailable-error.ts";
import { Refusal, refuse } from "./refuse.ts";
import { requestLanguage } from "./request-language.ts";

const unavailableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "55P03",
  "57014",
  "25006",
  // A process that was blocked inside a transaction.
  "25P03",
  // Already retried several times.
  "40001",
  "40P01",
]);
const unavailableTexts =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable/;

/** Whether the database is unavailable, as opposed to having received a wrong query. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  const code = "code" in error ? String(error.code) : "";
  return (
    unavailableCodes.has(code) ||
    code.startsWith("08") ||
    unavailableTexts.test(error.message) ||
    isUnavailable(error.cause)
  );
}

/** Turns every failure into one of the contract's two error shapes; no internals are revealed. */
export function errorResponse(error: unknown, c: Context, log: Pick<Logger, "error" | "warn">): Response {
  const language = requestLanguage(c.req.header("accept-language"));
  const answer = (refusal: Refusal) => {
    if (refusal.status === 503 || refusal.status === 429) c.header("retry-after", String(refusal.retryAfterSeconds));
    return c.json(refusal.body(language), refusal.status);
  };
  if (error instanceof Refusal) return answer(error);
  if (isUnavailable(error)) {
    log.warn({ err: error }, "the database is not available");
    return answer(refuse("busy"));
  }
  log.error({ err: error }, "a request failed");
  return answer(refuse("server_error"));
}
