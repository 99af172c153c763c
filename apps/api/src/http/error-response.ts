import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Logger } from "pino";
import { DatabaseUnavailable } from "../db/connections/database-unavailable-error.ts";
import { translateDetail } from "./error-translations.ts";
import { HttpError } from "./http-error.ts";

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
  const accepted = c.req.header("accept-language");
  if (error instanceof HttpError) {
    if (error.status === 503 || error.status === 429) c.header("retry-after", String(error.retryAfterSeconds));
    return c.json({ detail: translateDetail(error.detail, accepted), ...error.extra }, error.status);
  }
  if (error instanceof HTTPException)
    return c.json({ detail: error.message || "The request was refused" }, error.status);
  if (isUnavailable(error)) {
    log.warn({ err: error }, "the database is not available");
    c.header("retry-after", "2");
    return c.json({ detail: translateDetail("The service is busy. Try again in a moment.", accepted) }, 503);
  }
  log.error({ err: error }, "a request failed");
  return c.json({ detail: "Internal Server Error" }, 500);
}
