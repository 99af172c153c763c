import { errorStatus } from "./errors/error-status.ts";
import { isUnreachable } from "./errors/is-unreachable.ts";
import { retryAfterSeconds } from "./retry-after.ts";

const longestWaitMs = 30_000;
const askedWaitMs = (error: unknown) => (retryAfterSeconds(error) ?? 0) * 1000;

/** The wait before retry `attempt` (0-based): doubles from 1 s, at most 30 s; longer where the server asks for it. */
export const retryDelayMs = (attempt: number, error?: unknown) =>
  Math.max(Math.min(1000 * 2 ** attempt, longestWaitMs), askedWaitMs(error));

/**
 * Retries a query up to three times when the server could not be reached, broke, or was busy; not when it said what is
 * wrong with the request, nor when it wants to be left alone for longer than a person waits.
 */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  const status = errorStatus(error) ?? 0;
  const isWorthIt = isUnreachable(error) || status >= 500 || status === 429;
  return isWorthIt && askedWaitMs(error) <= longestWaitMs && failureCount < 3;
}
