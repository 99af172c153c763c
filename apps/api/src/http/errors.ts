import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Logger } from "pino";
import { DatabaseUnavailable } from "../db/connections/unavailable.ts";
import { inLanguage } from "./messages.ts";
import { Refusal } from "./refusal.ts";

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
  // A process that stood still within a transaction.
  "25P03",
  // Tried again already, several times.
  "40001",
  "40P01",
]);
const unavailableTexts =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable/;

/** Whether the database could not do it now, as opposed to: it was asked for something wrong. */
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

/** Every failure in one of the contract's two shapes; nothing of the inside is told. */
export function answerError(error: unknown, c: Context, log: Pick<Logger, "error" | "warn">): Response {
  const accepted = c.req.header("accept-language");
  if (error instanceof Refusal) {
    if (error.status === 503 || error.status === 429) c.header("retry-after", String(error.retryAfterSeconds));
    return c.json({ detail: inLanguage(error.detail, accepted), ...error.extra }, error.status);
  }
  if (error instanceof HTTPException)
    return c.json({ detail: error.message || "The request was refused" }, error.status);
  if (isUnavailable(error)) {
    log.warn({ err: error }, "the database is not available");
    c.header("retry-after", "2");
    return c.json({ detail: inLanguage("The service is busy. Try again in a moment.", accepted) }, 503);
  }
  log.error({ err: error }, "a request failed");
  return c.json({ detail: "Internal Server Error" }, 500);
}
