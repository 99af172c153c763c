import { HTTPError } from "ky";

/** The wait before retry `attempt` (0-based): doubles from 1 s, at most 30 s. */
export const retryDelayMs = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000);

/** Retries a query up to three times, unless the server has already said what is wrong with the request. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  const refused = error instanceof HTTPError && error.response.status < 500 && error.response.status !== 429;
  return !refused && failureCount < 3;
}
