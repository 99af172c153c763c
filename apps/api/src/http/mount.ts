import { deepStrictEqual } from "node:assert";
import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Endpoint, Parsed, Reply } from "@mauzo/contract/endpoint";
import type { Context, Hono } from "hono";
import type { Logger } from "pino";
import type { Pool } from "../db/client.ts";
import { admit, requireStepUp } from "./admit.ts";
import { answerOnce } from "./answer-once.ts";
import { plainAddress } from "./limits/network.ts";
import { readAddress, readBody } from "./read-input.ts";
import { notFound, Refusal } from "./refusal.ts";
import type { Visit, VisitOf } from "./visit.ts";

type Handler<E extends Endpoint, R> = (input: Parsed<E>, visit: VisitOf<E["access"]>) => Promise<R>;
type PreparedHandler<E extends Endpoint, P, R> = (
  input: Parsed<E>,
  visit: VisitOf<E["access"]>,
  prepared: P,
) => Promise<R>;

/** What was made ready before a call's transaction. */
export type Prepared = {
  /** Stands for a file that was received: the same Idempotency-Key with another file is another call. */
  digest: string;
  /** Runs after the call, whatever became of it: takes back what nothing needs any more. */
  discard: () => Promise<void>;
};

type Steps<E extends Endpoint, P> =
  | [Handler<E, Reply<E>>]
  | [prepare: Handler<E, P>, handler: PreparedHandler<E, P, Reply<E>>];

/** Connects an endpoint of the contract with its function: the only way a route comes to exist. */
export type Mount = {
  <E extends Endpoint>(endpoint: E, handler: Handler<E, Reply<E>>): void;
  /**
   * Where something has to be waited for, such as a limit, a file or a picture that is drawn: `prepare` runs before the
   * transaction of a keyed call, while no connection is held.
   */
  <E extends Endpoint, P extends Prepared | undefined>(
    endpoint: E,
    prepare: Handler<E, P>,
    handler: PreparedHandler<E, P, Reply<E>>,
  ): void;
  /** For a measured read whose SQL writes the reply itself: production hands it on as it is. Nothing found is 404. */
  json: <E extends Endpoint>(endpoint: E, handler: Handler<E, string | undefined>) => void;
  /** For an answer that is not one JSON value, such as a stream. */
  raw: <E extends Endpoint>(endpoint: E, handler: Handler<E, Response>) => void;
};

/** Admission and parsing give exactly what the endpoint declares; the generics cannot carry that across. */
const asDeclared = <E extends Endpoint>(input: unknown, visit: unknown) => ({
  input: input as Parsed<E>,
  visit: visit as VisitOf<E["access"]>,
});

type Deps = {
  app: Hono;
  pool: Pool;
  log: Logger;
  ownOrigins: ReadonlySet<string>;
  trustProxy: boolean;
  /** Whether what `mount.json` answers is held against the contract. */
  checksJson: boolean;
  /** How long a JSON body may take to arrive. */
  jsonDeadlineMs: number;
};

/** Written JSON has to be the contract's reply to the letter: nothing is left out of it on the way. */
function checkJson({ reply }: Endpoint, json: string): void {
  const value: unknown = JSON.parse(json);
  deepStrictEqual(value, reply.parse(value));
}

function visitOf(c: Context, { log, trustProxy }: Deps): Visit {
  const requestId = c.res.headers.get("x-request-id") ?? randomUUID();
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  const address = plainAddress(forwarded) ?? plainAddress(getConnInfo(c).remote.address);
  return {
    requestId,
    log: log.child({ requestId }),
    address: address ?? "unknown",
    requestHeader: (name) => c.req.header(name),
    requestBody: c.req.raw.body,
    left: () => c.req.raw.signal,
    setHeader: (name, value) => c.header(name, value, { append: name.toLowerCase() === "set-cookie" }),
  };
}

/** Makes `mount` for an app. Input is parsed, access checked, the reply parsed; what is mounted is listed for the API reference. */
export function createMount(deps: Deps): { mount: Mount; endpoints: Endpoint[] } {
  const endpoints: Endpoint[] = [];

  const register = <E extends Endpoint>(
    endpoint: E,
    answer: (c: Context, input: Parsed<E>, visit: VisitOf<E["access"]>) => Promise<Response>,
  ) => {
    endpoints.push(endpoint);
    deps.app.on(endpoint.method, endpoint.path, async (c) => {
      if (endpoint.ownOriginOnly) {
        if (!deps.ownOrigins.has(c.req.header("origin") ?? ""))
          throw new Refusal(403, "This call is only for our own pages");
        c.header("cache-control", "no-store");
      }
      const address = readAddress(c, endpoint);
      const admitted = await admit(endpoint.access, c, deps.pool, visitOf(c, deps));
      const { input, visit } = asDeclared<E>(
        { ...address, ...(await readBody(c, endpoint, deps.jsonDeadlineMs)) },
        admitted,
      );
      if (endpoint.stepUp) await requireStepUp(deps.pool, admitted);
      return answer(c, input, visit);
    });
  };

  const mountPrepared = <E extends Endpoint, P extends Prepared | undefined>(
    endpoint: E,
    prepare: Handler<E, P>,
    handler: PreparedHandler<E, P, Reply<E>>,
  ) =>
    register(endpoint, async (c, input, visit) => {
      const prepared = await prepare(input, visit);
      const work = async (entered: unknown) => {
        const declared = asDeclared<E>(input, entered);
        return endpoint.reply.parse(await handler(declared.input, declared.visit, prepared));
      };
      try {
        const reply = await answerOnce(deps.pool, c, { input, fileDigest: prepared?.digest, visit }, work);
        return c.json(reply, endpoint.status ?? (endpoint.method === "POST" ? 201 : 200));
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
        register(endpoint, async (c, input, visit) => {
          const json = await handler(input, visit);
          if (json === undefined) throw notFound();
          if (deps.checksJson) checkJson(endpoint, json);
          return c.body(json, endpoint.status ?? 200, { "content-type": "application/json" });
        }),
      raw: <E extends Endpoint>(endpoint: E, handler: Handler<E, Response>) =>
        register(endpoint, (_, input, visit) => handler(input, visit)),
    },
  );
  return { mount, endpoints };
}
