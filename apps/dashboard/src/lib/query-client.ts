import { asksPassword } from "@mauzo/api-client/asks-password";
import { retryDelayMs, shouldRetry } from "@mauzo/api-client/retry";
import { statusOf } from "@mauzo/api-client/status-of";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

const cacheMs = 5 * 60_000;
/** The keys of the person and the shop, by name: what asks for them is too heavy for the pages before the session. */
const accountKeys: readonly unknown[] = ["/user", "shop"];

/** Who the person is, and where, is read again. */
export const readAccountAgain = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey: [first] }) => accountKeys.includes(first) });

/**
 * Queries are tried three times more with doubling waits and kept for five minutes; writes are sent once. What a write
 * makes stale is read again without the write waiting for it: its own answer, or why there is none, is said at once.
 */
export function createQueryClient(): QueryClient {
  // Refused although the page was open to them: their access has changed, so who they are is read again.
  const onError = (error: Error) => {
    if (statusOf(error) !== 403 || asksPassword(error)) return;
    void readAccountAgain(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay: retryDelayMs, gcTime: cacheMs, staleTime: 15_000 },
      // What is sent while there is no network fails at once and is said: kept until there is one, it would happen after
      // somebody gave it up.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}
