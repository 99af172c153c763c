import type { Query, QueryClient } from "@tanstack/react-query";

/**
 * Refetches what was fetched while the connection was still being opened, because it may have changed before. A request
 * in progress is repeated once it ends, because nobody knows which came first.
 */
export async function refetchAfterConnect(client: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  const underWay = new Set(client.getQueryCache().findAll({ predicate, fetchStatus: "fetching" }));
  await client.invalidateQueries({ predicate }, { cancelRefetch: false });
  if (underWay.size > 0) await client.invalidateQueries({ predicate: (query) => underWay.has(query) });
}
