import type { Endpoint, Input } from "@mauzo/contract/endpoint";
import { endpointUrl, type Sections } from "./endpoint-url.ts";
import { startTimeLimit } from "./time-limit.ts";

type Options = { signal?: AbortSignal; timeoutMs?: number; headers?: Record<string, string> };
/** `body` is unread JSON, undefined where the response is none. */
type Answer = { ok: boolean; status: number; body: unknown };

const defaultTimeoutMs = 150_000;

/** The sections of an Input<E>, which TypeScript cannot see through the generic. */
const sectionsOf = (input: unknown) => input as Sections;
/** Paths below /api/ are public as they are; the site serves the others below /api. */
const addressOf = (path: string) => (path.startsWith("/api/") ? path : `/api${path}`);

/**
 * Asks the API from a script of a public page: `askFromPage<typeof publicShops.get>("GET /public/shops/:slug", …)`. The
 * contract checks method, path and input as a type only: its schemas would weigh more than the page.
 *
 * @throws without a response; with a `TimeoutError` when there was none in time.
 */
export async function askFromPage<E extends Endpoint>(
  target: `${E["method"]} ${E["path"]}`,
  input: Input<E>,
  { signal, timeoutMs = defaultTimeoutMs, headers }: Options = {},
): Promise<Answer> {
  const [method = "", path = ""] = target.split(" ");
  const sections = sectionsOf(input);
  const limit = startTimeLimit(timeoutMs, signal);
  const isJson = sections.body !== undefined;
  try {
    const response = await fetch(addressOf(endpointUrl(path, sections)), {
      method,
      signal: limit.signal,
      headers: { ...headers, ...(isJson && { "content-type": "application/json" }) },
      ...(isJson && { body: JSON.stringify(sections.body) }),
    });
    // A server that is down may respond with anything.
    const text = await response.text();
    return { ok: response.ok, status: response.status, body: parseJson(text) };
  } finally {
    limit.end();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
