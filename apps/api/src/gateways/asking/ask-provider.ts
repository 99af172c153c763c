/** An answer of a provider is small; anything larger is not one. */
const maxAnswerBytes = 64 * 1024;
export const usualTimeoutMs = 20_000;

/** A body that is no JSON, or too large, is undefined. */
export type Answered = { status: number; body: unknown };
/** undefined: no answer came. */
export type Reply = Answered | undefined;
/** silence: it may have arrived. unreached: nothing has left, as there was no connection. */
export type NoAnswer = "silence" | "unreached";

/** Where a provider is, and how long a call to it may take in all; the address is never one that a shop typed. */
export type ProviderSettings = { address: string; timeoutMs?: number; now?: () => number };

export type Sent = {
  method: "GET" | "POST" | "PUT";
  headers: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
};

/** undefined: no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes) return undefined;
    chunks.push(chunk);
  }
  return parseJson(Buffer.concat(chunks).toString());
}

function bodyOf({ json, form }: Sent): { body?: string; type?: Record<string, string> } {
  if (json !== undefined) return { body: JSON.stringify(json), type: { "content-type": "application/json" } };
  if (form === undefined) return {};
  return {
    body: new URLSearchParams(form).toString(),
    type: { "content-type": "application/x-www-form-urlencoded" },
  };
}

const unreached = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"]);
/** The codes of a connection that was never there. */
function isUnreached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && unreached.has(String(cause.code));
}

/** One request, which follows no redirect and is not repeated. */
export async function reachProvider(url: URL, sent: Sent, signal: AbortSignal): Promise<Answered | NoAnswer> {
  const { body, type } = bodyOf(sent);
  try {
    const response = await fetch(url, {
      method: sent.method,
      headers: { accept: "application/json", ...type, ...sent.headers },
      ...(body !== undefined && { body }),
      redirect: "error",
      signal,
    });
    return { status: response.status, body: await readJson(response) };
  } catch (error) {
    return isUnreached(error) ? "unreached" : "silence";
  }
}

/** The same for whom it does not matter why no answer came. */
export async function askProvider(url: URL, sent: Sent, signal: AbortSignal): Promise<Reply> {
  const reply = await reachProvider(url, sent, signal);
  return typeof reply === "string" ? undefined : reply;
}

/** The address with a path behind its own. */
export const urlUnder = (address: string, path: string, query: Record<string, string> = {}): URL => {
  const url = new URL(`${address.replace(/\/+$/, "")}/${path}`);
  url.search = new URLSearchParams(query).toString();
  return url;
};
