import { HTTPError } from "ky";

/** Replies of the server that mean "we broke", not "you did something wrong". */
const serverMarker = "Internal Server Error";

/** What the specification says in its place. */
export const wentWrong = "Something Went Wrong";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** Nothing a person could read: a page of what stands between, or an object without a word. */
const isWordless = (body: unknown) =>
  typeof body === "string" ? /^\s*</.test(body) : isRecord(body) && Object.keys(body).length === 0;

function fromBody(body: unknown): string | undefined {
  if (isWordless(body)) return serverMarker;
  if (!isRecord(body)) return text(body);
  if (Array.isArray(body.detail)) {
    const first: unknown = body.detail[0];
    return isRecord(first) ? (text(first.msg) ?? text(first.type)) : undefined;
  }
  const nested = isRecord(body.message) && isRecord(body.message.error) ? text(body.message.error.message) : undefined;
  return nested ?? text(body.message) ?? text(body.detail) ?? JSON.stringify(body);
}

/**
 * The sentence to show for a failed call: the first `detail` entry's `msg` or `type`, else `message.error.message`,
 * `message`, `detail`, the whole body, and at last the error's own message. A server failure reads 'Something Went Wrong'.
 */
export function errorText(error: unknown): string {
  const body = error instanceof HTTPError ? fromBody(error.data) : undefined;
  const found = body ?? (error instanceof Error ? error.message : String(error));
  return found.includes(serverMarker) ? wentWrong : found;
}
