import { HTTPError } from "ky";

/** Marks a response body that means "we broke", not "you did something wrong". */
const serverMarker = "Internal Server Error";

/** The text the specification wants shown instead. */
export const serverErrorText = "Something Went Wrong";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** Whether the body has nothing a person could read: an error page of a proxy, or an object without any text. */
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
 * The sentence to show for a failed call: the `msg` or `type` of the first `detail` entry, else
 * `message.error.message`, `message`, `detail`, the whole body, and last the error's own message. A server failure
 * reads 'Something Went Wrong'.
 */
export function errorText(error: unknown): string {
  const body = error instanceof HTTPError ? fromBody(error.data) : undefined;
  const found = body ?? (error instanceof Error ? error.message : String(error));
  return found.includes(serverMarker) ? serverErrorText : found;
}
