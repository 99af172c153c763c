import { HTTPError } from "ky";

/** How many seconds the server asks to wait before a retry (`Retry-After`); undefined where it does not say. */
export function retryAfterSeconds(error: unknown): number | undefined {
  const text = error instanceof HTTPError ? error.response.headers.get("retry-after") : null;
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
