/** An answer of a provider is small; anything larger is not one. */
const maxAnswerBytes = 64 * 1024;
export const usualTimeoutMs = 20_000;

/** undefined: no answer came. A body that is no JSON, or too large, is undefined. */
export type Reply = { status: number; body: unknown } | undefined;

/** Where a provider is, and how long a call to it may take in all; the address is never one that a shop typed. */
export type ProviderSettings = { address: string; timeoutMs?: number; now?: () => number };

export type Sent = { method: "GET" | "POST" | "PUT"; headers: Record<string, string>; json?: unknown };

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

/** One request, which follows no redirect and is not repeated. */
export async function askProvider(url: URL, { method, headers, json }: Sent, signal: AbortSignal): Promise<Reply> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: "application/json",
        ...(json !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      redirect: "error",
      signal,
    });
    return { status: response.status, body: await readJson(response) };
  } catch {
    return undefined;
  }
}

/** The address with a path behind its own. */
export const urlUnder = (address: string, path: string, query: Record<string, string> = {}): URL => {
  const url = new URL(`${address.replace(/\/+$/, "")}/${path}`);
  url.search = new URLSearchParams(query).toString();
  return url;
};
