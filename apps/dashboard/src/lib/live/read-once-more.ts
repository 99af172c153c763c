import type { Query, QueryClient } from "@tanstack/react-query";

/**
 * Reads again what was read while the line was still being opened: it may have changed before the line stood. What is
 * under way is read once more when it is there, for nobody knows which of the two came first.
 */
export async function readOnceMore(client: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  const underWay = new Set(client.getQueryCache().findAll({ predicate, fetchStatus: "fetching" }));
  await client.invalidateQueries({ predicate }, { cancelRefetch: false });
  if (underWay.size > 0) await client.invalidateQueries({ predicate: (query) => underWay.has(query) });
}
