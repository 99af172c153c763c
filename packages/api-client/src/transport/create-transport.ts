import type { Endpoint, Input } from "@mauzo/contract/endpoint";
import ky from "ky";
import { createAuthorisedFetch, type Session } from "./authorised-fetch.ts";
import { endpointUrl, type Sections } from "./endpoint-url.ts";
import { startTimeLimit, type TimeLimit } from "./time-limit.ts";

const defaultTimeoutMs = 150_000;

/** Sends one request; `init` has what the platform's `fetch` knows beyond `Request`. */
export type Wire = (request: Request, init?: RequestInit) => Promise<Response>;

type Settings = {
  /** The API's address as the caller sees it, such as `/api`. */
  prefix: string;
  /** The language of error messages, sent to the server, such as `sw`; by default that of the browser. */
  language?: () => string;
  /** The signed-in person; without it, calls carry no token. */
  session?: Session & {
    /** Aborts when the person signs out: streams end then. */
    over: () => AbortSignal;
  };
  /** Runs an attempt, and once more where the server wanted the password first (step-up). */
  guard?: <T>(attempt: () => Promise<T>) => Promise<T>;
  /** The time-out of endpoints that declare none. */
  timeoutMs?: number;
  /** For every request, such as how it is cached. */
  init?: RequestInit;
};

export type SendOptions = {
  signal?: AbortSignal;
  /** With it a POST takes effect once, however often it is sent. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  /** Instead of the endpoint's own: for a caller that cannot wait that long. `false`: no time-out. */
  timeoutMs?: number | false;
  /** What this platform's `fetch` knows besides, such as how a page of the site is cached. */
  init?: RequestInit;
};
type Sent = SendOptions & { file?: Blob; wire?: (limit: TimeLimit) => Wire };
type Read<T> = (response: Response, limit: TimeLimit) => Promise<T>;

/** `Input<E>` is an intersection of the three optional sections, which TypeScript cannot see through the generic. */
export const sectionsOf = (input: unknown) => input as Sections;

const plainFetch: Wire = (request, init) => fetch(request, init);

export type Transport = ReturnType<typeof createTransport>;

/**
 * The way of every request to the API, whatever it carries: address, token and its renewal, step-up, language, time-out
 * and errors are decided here. It retries nothing: queries are retried one level up, writes never.
 */
export function createTransport({ prefix, language, session, guard, timeoutMs, init: always }: Settings) {
  async function attempt<T>(endpoint: Endpoint, input: unknown, sent: Sent, read: Read<T>): Promise<T> {
    const { signal, idempotencyKey, headers, file, init, wire } = sent;
    const sections = sectionsOf(input);
    const limitMs = sent.timeoutMs ?? endpoint.timeoutMs ?? timeoutMs ?? defaultTimeoutMs;
    const limit = startTimeLimit(limitMs === false ? undefined : limitMs, signal);
    const overWire = wire?.(limit) ?? plainFetch;
    const authorised = session ? createAuthorisedFetch(session, overWire) : overWire;
    try {
      const response = await ky(endpointUrl(endpoint.path, sections).slice(1), {
        ...always,
        ...init,
        prefix,
        method: endpoint.method,
        retry: 0,
        // The limit covers the body too; ky's own ends with the headers.
        timeout: false,
        signal: limit.signal,
        headers: {
          ...headers,
          ...(language && { "accept-language": language() }),
          ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
          ...(endpoint.takesFile && { "content-type": "application/octet-stream" }),
        },
        ...(sections.body !== undefined && { json: sections.body }),
        // Another wire brings the file itself.
        ...(file && !wire && { body: file }),
        fetch: (request, rest) => authorised(request instanceof Request ? request : new Request(request), rest),
      });
      return await read(response, limit);
    } finally {
      limit.end();
    }
  }

  return {
    /** Sends a request and reads its response, within one time limit. @throws ky's errors, for every kind of call. */
    send: <E extends Endpoint, T>(endpoint: E, input: Input<E>, sent: Sent, read: Read<T>): Promise<T> => {
      const once = () => attempt(endpoint, input, sent, read);
      return guard ? guard(once) : once();
    },
    /** Aborts at the end of the session. */
    over: (): AbortSignal | undefined => session?.over(),
  };
}
