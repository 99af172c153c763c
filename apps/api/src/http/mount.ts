import { deepStrictEqual } from "node:assert";
import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Endpoint, Parsed, Reply } from "@mauzo/contract/endpoint";
import { errorCodesOf } from "@mauzo/contract/error-codes-of";
import type { Context, Hono } from "hono";
import type { Logger } from "pino";
import type { Pool } from "../db/connection-pool.ts";
import type { ApiKeys } from "./api-keys/open-api-keys.ts";
import { authoriseRequest, requireStepUp } from "./authorise-request.ts";
import { hideNumbers, mayNameCustomers } from "./phones/hide-numbers.ts";
import { normaliseIp } from "./rate-limits/ip-network.ts";
import { readAddress, readBody } from "./read-input.ts";
import { recordLook } from "./recording/record-look.ts";
import { notFound, Refusal, refuse } from "./refuse.ts";
import type { ContextOf, RequestContext } from "./request-context.ts";
import { runIdempotent } from "./run-idempotent.ts";

type Handler<E extends Endpoint, R> = (input: Parsed<E>, context: ContextOf<E["access"]>) => Promise<R>;
type PreparedHandler<E extends Endpoint, P, R> = (
  input: Parsed<E>,
  context: ContextOf<E["access"]>,
  prepared: P,
) => Promise<R>;

/** What was prepared before a call's transaction. */
export type Prepared = {
  /** Identifies a received file: the same Idempotency-Key with another file is another call. */
  digest: string;
  /** Runs after the call, whatever its outcome: removes what is no longer needed. */
  discard: () => Promise<void>;
};

type Steps<E extends Endpoint, P> =
  | [Handler<E, Reply<E>>]
  | [prepare: Handler<E, P>, handler: PreparedHandler<E, P, Reply<E>>];

/** Connects an endpoint of the contract with its handler: the only way to add a route. */
export type Mount = {
  <E extends Endpoint>(endpoint: E, handler: Handler<E, Reply<E>>): void;
  /**
   * For calls that have to wait for something, such as a rate limit, a file or the resizing of a picture: `prepare`
   * runs before the transaction of an idempotent call, while no connection is held.
   */
  <E extends Endpoint, P extends Prepared | undefined>(
    endpoint: E,
    prepare: Handler<E, P>,
    handler: PreparedHandler<E, P, Reply<E>>,
  ): void;
  /** For a measured read whose SQL writes the reply itself: production passes it on as it is. Nothing found is 404. */
  json: <E extends Endpoint>(endpoint: E, handler: Handler<E, string | undefined>) => void;
  /** For a response that is not one JSON value, such as a stream. */
  raw: <E extends Endpoint>(endpoint: E, handler: Handler<E, Response>) => void;
};

/** Authorisation and parsing return exactly what the endpoint declares; the generics cannot express that. */
const asDeclared = <E extends Endpoint>(input: unknown, context: unknown) => ({
  input: input as Parsed<E>,
  context: context as ContextOf<E["access"]>,
});

type Deps = {
  app: Hono;
  pool: Pool;
  log: Logger;
  ownOrigins: ReadonlySet<string>;
  trustProxy: boolean;
  /** The addresses of those who run Mauzo, as far as the settings name them. */
  operators: readonly string[];
  /** The keys of shops, with which programs call. */
  apiKeys: ApiKeys;
  /** Whether the replies of `mount.json` and the codes of refusals are checked against the contract. */
  checksReplies: boolean;
  /** How long a JSON body may take to arrive. */
  jsonDeadlineMs: number;
};

/** JSON written by SQL has to match the contract's reply exactly: nothing is stripped from it on the way. */
function checkJson({ reply }: Endpoint, json: string): void {
  const value: unknown = JSON.parse(json);
  deepStrictEqual(value, reply.parse(value));
}

/** Whether the caller sees no telephone numbers in what this endpoint answers. */
const hidesNumbers = ({ path }: Endpoint, context: object): boolean =>
  "phones" in context && context.phones === "hidden" && mayNameCustomers(path);

function contextOf(c: Context, { log, trustProxy }: Deps): RequestContext {
  const requestId = c.res.headers.get("x-request-id") ?? randomUUID();
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  const address = normaliseIp(forwarded) ?? normaliseIp(getConnInfo(c).remote.address);
  return {
    requestId,
    requestMethod: c.req.method,
    log: log.child({ requestId }),
    address: address ?? "unknown",
    requestHeader: (name) => c.req.header(name),
    requestBody: c.req.raw.body,
    abortSignal: () => c.req.raw.signal,
    setHeader: (name, value) => c.header(name, value, { append: name.toLowerCase() === "set-cookie" }),
  };
}

/**
 * Creates `mount` for an app. It parses the input, checks access and parses the reply; each endpoint is listed for the
 * API reference. Who does not see customers' numbers gets every text with its numbers masked: here, so that no endpoint
 * forgets it; what `mount.raw` answers masks itself.
 */
export function createMount(deps: Deps): { mount: Mount; endpoints: Endpoint[] } {
  const endpoints: Endpoint[] = [];

  const register = <E extends Endpoint>(
    endpoint: E,
    answer: (c: Context, input: Parsed<E>, context: ContextOf<E["access"]>) => Promise<Response>,
  ) => {
    endpoints.push(endpoint);
    const listed = new Set(errorCodesOf(endpoint));
    const run = async (c: Context) => {
      if (endpoint.ownOriginOnly) {
        if (!deps.ownOrigins.has(c.req.header("origin") ?? "")) throw refuse("foreign_origin");
        c.header("cache-control", "no-store");
      }
      const address = readAddress(c, endpoint);
      const admitted = await authoriseRequest(endpoint, c, deps, contextOf(c, deps));
      const { input, context } = asDeclared<E>(
        { ...address, ...(await readBody(c, endpoint, deps.jsonDeadlineMs)) },
        admitted,
      );
      if (endpoint.stepUp) await requireStepUp(deps.pool, admitted);
      if (endpoint.recorded) await recordLook(deps.pool, endpoint.recorded, address, admitted);
      return answer(c, input, context).catch((error: unknown) => {
        if (error instanceof Refusal && hidesNumbers(endpoint, admitted)) error.hidesNumbers = true;
        throw error;
      });
    };
    deps.app.on(endpoint.method, endpoint.path, (c) =>
      run(c).catch((error: unknown) => {
        if (deps.checksReplies && error instanceof Refusal && !listed.has(error.code))
          throw new Error(`${endpoint.method} ${endpoint.path} does not list the error ${error.code}`, {
            cause: error,
          });
        throw error;
      }),
    );
  };

  const mountPrepared = <E extends Endpoint, P extends Prepared | undefined>(
    endpoint: E,
    prepare: Handler<E, P>,
    handler: PreparedHandler<E, P, Reply<E>>,
  ) =>
    register(endpoint, async (c, input, context) => {
      const prepared = await prepare(input, context);
      const work = async (entered: unknown) => {
        const declared = asDeclared<E>(input, entered);
        return endpoint.reply.parse(await handler(declared.input, declared.context, prepared));
      };
      try {
        const reply = await runIdempotent(deps.pool, c, { input, fileDigest: prepared?.digest, context }, work);
        const shown = hidesNumbers(endpoint, context) ? hideNumbers(reply) : reply;
        return c.json(shown, endpoint.status ?? (endpoint.method === "POST" ? 201 : 200));
      } finally {
        await prepared
          ?.discard()
          .catch((error: unknown) => deps.log.warn({ err: error }, "what a call prepared stays behind"));
      }
    });

  const mount: Mount = Object.assign(
    <E extends Endpoint, P extends Prepared | undefined>(endpoint: E, ...steps: Steps<E, P>) =>
      steps.length === 2 ? mountPrepared(endpoint, ...steps) : mountPrepared(endpoint, async () => undefined, steps[0]),
    {
      json: <E extends Endpoint>(endpoint: E, handler: Handler<E, string | undefined>) =>
        register(endpoint, async (c, input, context) => {
          const json = await handler(input, context);
          if (json === undefined) throw notFound();
          if (deps.checksReplies) checkJson(endpoint, json);
          const shown = hidesNumbers(endpoint, context) ? JSON.stringify(hideNumbers(JSON.parse(json))) : json;
          return c.body(shown, endpoint.status ?? 200, { "content-type": "application/json" });
        }),
      raw: <E extends Endpoint>(endpoint: E, handler: Handler<E, Response>) =>
        register(endpoint, (_, input, context) => handler(input, context)),
    },
  );
  return { mount, endpoints };
}
