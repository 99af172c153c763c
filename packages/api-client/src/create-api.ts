import type { Endpoint, Input, Reply } from "@mauzo/contract/endpoint";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { KyInstance } from "ky";

type Sections = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
type CallOptions = { signal?: AbortSignal; idempotencyKey?: string };
type Page = { items: unknown[]; next: string | null };

/** Input<E> is an intersection of the three optional sections, which TypeScript cannot see through the generic. */
const sectionsOf = (input: unknown) => input as Sections;
/** The other direction: sections that extend an Input<E> are an Input<E>. */
const inputOf = <E extends Endpoint>(sections: Sections) => sections as Input<E>;
/** `pages` takes only endpoints whose reply is a page; the generic hides that too. */
const nextOf = (page: unknown) => (page as Page).next ?? undefined;
/** A parsed reply is the Reply of its endpoint; the generic hides this too. */
const parseReply = <E extends Endpoint>(endpoint: E, data: unknown) => endpoint.reply.parse(data) as Reply<E>;

/** The path of an endpoint with its parameters filled in and encoded, plus its query string. */
export function endpointUrl(path: string, { params, query }: Sections): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return `${filled.slice(1)}${search.size > 0 ? `?${search}` : ""}`;
}

/** The timeout of a call: 150 s, or 300 s where the address contains `media`. */
export const timeoutMsOf = (address: string) => (address.includes("media") ? 300_000 : 150_000);

/**
 * The typed client of the contract.
 * @param http a ky instance whose prefix is the API's address; it adds the bearer token and renews it after a 401.
 * @returns `call` sends one request and parses the reply; with an `idempotencyKey` a POST takes effect once, however
 *   often it is sent. `query` gives the same call as TanStack query options and is aborted together with the query.
 *   `pages` reads a keyset list page by page, with `laterRows` rows in each page after the first if given.
 */
export function createApi(http: KyInstance) {
  async function call<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    { signal, idempotencyKey }: CallOptions = {},
  ): Promise<Reply<E>> {
    const sections = sectionsOf(input);
    const address = endpointUrl(endpoint.path, sections);
    const response = await http(address, {
      method: endpoint.method,
      timeout: timeoutMsOf(address),
      ...(sections.body !== undefined && { json: sections.body }),
      ...(signal && { signal }),
      ...(idempotencyKey && { headers: { "idempotency-key": idempotencyKey } }),
    });
    return parseReply(endpoint, await response.json());
  }

  const query = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
    queryOptions({
      queryKey: [endpoint.path, sectionsOf(input)] as const,
      queryFn: ({ signal }) => call(endpoint, input, { signal }),
    });

  const pages = <E extends Endpoint>(
    endpoint: Reply<E> extends Page ? E : never,
    input: Input<E>,
    laterRows?: number,
  ) =>
    infiniteQueryOptions({
      queryKey: [endpoint.path, sectionsOf(input), "pages"] as const,
      initialPageParam: "",
      queryFn: ({ pageParam, signal }) => {
        const sections = sectionsOf(input);
        const limit = pageParam ? laterRows : undefined;
        const query = { ...sections.query, cursor: pageParam, ...(limit && { limit }) };
        return call<E>(endpoint, inputOf({ ...sections, query }), { signal });
      },
      getNextPageParam: nextOf,
    });

  return { call, query, pages };
}
