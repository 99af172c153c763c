import type { Endpoint, Input, Reply } from "@mauzo/contract/endpoint";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { createCalls } from "./create-calls.ts";
import { createStream } from "./stream/create-stream.ts";
import { sectionsOf, type Transport } from "./transport/create-transport.ts";
import type { Sections } from "./transport/endpoint-url.ts";

type Page = { items: unknown[]; next: string | null };

/** The other direction of `sectionsOf`: sections that extend an Input<E> are an Input<E>. */
const inputOf = <E extends Endpoint>(sections: Sections) => sections as Input<E>;
/** `pages` takes only endpoints whose reply is a page; the generic hides that. */
const nextOf = (page: unknown) => (page as Page).next ?? undefined;

/**
 * The typed client of the contract: `call` sends one request, `query` gives the same call as TanStack query options and
 * is aborted together with the query, `pages` reads a keyset list page by page (`laterRows` rows in each page after the
 * first, if given), `file` downloads, `upload` sends a file, `stream` listens.
 */
export function createApi(transport: Transport) {
  const calls = createCalls(transport);

  const query = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
    queryOptions({
      queryKey: [endpoint.path, sectionsOf(input)] as const,
      queryFn: ({ signal }) => calls.call(endpoint, input, { signal }),
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
        return calls.call<E>(endpoint, inputOf({ ...sections, query }), { signal });
      },
      getNextPageParam: nextOf,
    });

  return { ...calls, query, pages, stream: createStream(transport) };
}
