import type { Refused, Unknown, Unreached } from "./port.ts";

const timeoutMs = 10_000;
const maxDetails = 300;
/** An answer of the provider is small; anything larger is not one. */
const maxAnswerBytes = 200_000;

export type Answered = { result: "answered"; body: unknown };

/** The errors of a connection that was never made: nothing was sent. */
const neverSent = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

const valueAt = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Object.getOwnPropertyDescriptor(inner, key)?.value : undefined,
    value,
  );
export const textAt = (value: unknown, ...keys: string[]): string | undefined => {
  const found = valueAt(value, ...keys);
  return typeof found === "string" && found !== "" ? found : undefined;
};
export const firstAt = (value: unknown, ...keys: string[]): unknown => {
  const found = valueAt(value, ...keys);
  return Array.isArray(found) ? found[0] : undefined;
};

function failureOf(error: unknown): Unreached | Unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = textAt(cause, "code");
    if (code !== undefined && neverSent.has(code)) return { result: "unreached" };
  }
  return { result: "unknown" };
}

/** Reads at most so many bytes; undefined if there are more. */
export async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function readJson(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** What a status means where no error of the provider came with it, such as from a proxy before it. */
const codesOfStatus: Readonly<Record<number, number>> = { 401: 190, 403: 10, 429: 4 };

/** The platform's own names for an outage, and what the messages' table calls it. */
const outages: Readonly<Record<number, number>> = { 1: 131000, 2: 131016 };

/** What is wrong with a new template is in the second code: the first says no more than "invalid". */
const templateCode = (subcode: unknown): number | undefined =>
  typeof subcode === "number" && subcode >= 2_388_000 && subcode < 2_389_000 ? subcode : undefined;

/** The provider's words, without the token if it repeats it. */
const detailsOf = (error: unknown, token: string) =>
  (textAt(error, "error_data", "details") ?? textAt(error, "message") ?? "")
    .replaceAll(token, "…")
    .slice(0, maxDetails);

/**
 * One request to the provider, which follows no redirect and is not repeated. The token travels in a header only, and
 * neither it nor what is sent is ever part of a result.
 */
export async function graphRequest(
  url: URL,
  token: string,
  init: { method: "GET" | "DELETE" } | { method: "POST"; json: unknown } | { method: "POST"; form: FormData },
): Promise<Answered | Refused | Unreached | Unknown> {
  const headers = { authorization: `Bearer ${token}`, accept: "application/json" };
  const sent =
    "json" in init
      ? { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(init.json) }
      : { headers, ...("form" in init && { body: init.form }) };
  try {
    const response = await fetch(url, {
      method: init.method,
      ...sent,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = readJson(await readBytes(response, maxAnswerBytes));
    if (response.ok) return body === undefined ? { result: "unknown" } : { result: "answered", body };
    const error = valueAt(body, "error");
    const code = templateCode(valueAt(error, "error_subcode")) ?? valueAt(error, "code");
    if (typeof code === "number" && Number.isSafeInteger(code))
      return { result: "refused", code: outages[code] ?? code, details: detailsOf(error, token) };
    if (response.status >= 500) return { result: "unknown" };
    return { result: "refused", code: codesOfStatus[response.status] ?? 100, details: `HTTP ${response.status}` };
  } catch (error) {
    return failureOf(error);
  }
}
