import type { Endpoint, Input, Reply } from "@mauzo/contract/endpoint";
import { queryOptions } from "@tanstack/react-query";
import type { KyInstance } from "ky";

type Sections = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/** Input<E> is an intersection of the three optional sections, which TypeScript cannot see through the generic. */
const sectionsOf = (input: unknown) => input as Sections;
/** A parsed reply is its endpoint's Reply; here too the generic hides what holds. */
const parseReply = <E extends Endpoint>(endpoint: E, data: unknown) => endpoint.reply.parse(data) as Reply<E>;

/** The path of an endpoint with its parameters filled in and encoded, and its query string. */
export function addressOf(path: string, { params, query }: Sections): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return `${filled.slice(1)}${search.size > 0 ? `?${search}` : ""}`;
}

/**
 * The typed client of the contract.
 * @param http a ky instance whose prefix is the API's address; it adds the bearer and turns a 401 into renewal.
 * @returns `call` sends one request and parses the reply; `query` gives the same as TanStack query options, cancelled with the query.
 */
export function createApi(http: KyInstance) {
  async function call<E extends Endpoint>(endpoint: E, input: Input<E>, signal?: AbortSignal): Promise<Reply<E>> {
    const sections = sectionsOf(input);
    const response = await http(addressOf(endpoint.path, sections), {
      method: endpoint.method,
      ...(sections.body !== undefined && { json: sections.body }),
      ...(signal && { signal }),
    });
    return parseReply(endpoint, await response.json());
  }

  const query = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
    queryOptions({
      queryKey: [endpoint.path, sectionsOf(input)] as const,
      queryFn: ({ signal }) => call(endpoint, input, signal),
    });

  return { call, query };
}
