import type { Endpoint } from "@mauzo/contract/endpoint";
import { FetchInterceptor } from "@mswjs/interceptors/fetch/web";
import { http } from "msw";
import { defineNetwork, InterceptorSource } from "msw/experimental";
import { afterAll, afterEach, beforeAll } from "vitest";
import type * as z from "zod/mini";
import type { MockCall, Responder } from "./responders.ts";

type Interceptors = ConstructorParameters<typeof InterceptorSource>[0]["interceptors"];

/**
 * The global `fetch`, replaced as in a browser. Its types are declared once for Node and once for browsers, with private
 * members that TypeScript takes for different ones.
 */
const globalFetch = () => [new FetchInterceptor()] as unknown as Interceptors;

/** What an endpoint answers: a reply of the contract, or a responder for everything else. */
export type Answer<E extends Endpoint> = z.input<E["reply"]> | Responder;

const isResponder = (answer: unknown): answer is Responder => typeof answer === "function";

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The absolute URLs of an endpoint: parts that begin with a colon are parameters. */
function urlPattern(prefix: string, path: string): RegExp {
  const parts = path
    .split("/")
    .map((part) => (part.startsWith(":") ? `(?<${part.slice(1)}>[^/]+)` : escapePattern(part)));
  return new RegExp(`^${escapePattern(prefix)}${parts.join("/")}$`);
}

/** The body as the API would parse it: JSON where it is JSON, else the text. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return request.headers.get("content-type")?.includes("json") && text !== "" ? JSON.parse(text) : text;
}

/**
 * Answers the API's endpoints while the tests of this file run, wherever `fetch` is called.
 * A request that no answer is set for fails the test that made it. Answers are forgotten after each test.
 * @param prefix the API's absolute URL, such as `http://localhost/api`.
 */
export function mockApi(prefix: string) {
  const calls: MockCall[] = [];
  const server = defineNetwork({
    sources: [new InterceptorSource({ interceptors: globalFetch() })],
    onUnhandledFrame: "error",
    context: { quiet: true },
  });
  beforeAll(() => server.enable());
  afterEach(() => {
    server.resetHandlers();
    calls.length = 0;
  });
  afterAll(() => server.disable());

  type Route = { method: string; url: RegExp; status: number };
  function answerAt<T>({ method, url, status }: Route, answers: readonly (T | Responder)[]): void {
    let next = 0;
    const isCall = (request: Request) => request.method === method && url.test(request.url.split(/[?#]/, 1)[0] ?? "");
    const respond = async ({ request }: { request: Request }) => {
      const { searchParams: query, pathname: path, origin } = new URL(request.url);
      const params = { ...url.exec(origin + path)?.groups };
      const { headers, signal } = request;
      const call = { method, path, params, query, headers, body: await bodyOf(request.clone()), signal };
      calls.push(call);
      const answer = answers[Math.min(next++, answers.length - 1)];
      return isResponder(answer) ? answer(call) : Response.json(answer, { status });
    };
    server.use(http.all(({ request }) => isCall(request), respond));
  }

  return {
    /** The requests so far, oldest first. */
    calls,
    /** Sets what an endpoint answers from now on: one answer after the other, the last one again and again. */
    answer<E extends Endpoint>(endpoint: E, ...answers: [Answer<E>, ...Answer<E>[]]): void {
      const { method, path, status = method === "POST" ? 201 : 200 } = endpoint;
      answerAt({ method, url: urlPattern(prefix, path), status }, answers);
    },
    /** Sets what somebody else's service answers to a GET. */
    answerUrl(url: string, ...answers: [Responder, ...Responder[]]): void {
      answerAt({ method: "GET", url: new RegExp(`^${escapePattern(url)}$`), status: 200 }, answers);
    },
  };
}

export type MockApi = ReturnType<typeof mockApi>;
