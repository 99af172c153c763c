import { Id } from "@mauzo/contract/shared";
import { refuse } from "./refuse.ts";

/** Checks the query of a list whose cursor is the id of a row. */
export function checkCursor<Q extends { cursor?: string | undefined }>(query: Q): Q {
  if (query.cursor !== undefined && !Id.safeParse(query.cursor).success)
    throw refuse("cursor_invalid", { loc: ["query", "cursor"] });
  return query;
}

/**
 * Returns one keyset page. Reads one row more than wanted to know whether there is a next page. The cursor is the id of
 * the last row shown (ids are in time order).
 */
export async function keysetPage<Q extends { cursor?: string | undefined; limit: number }, T extends { id: string }>(
  query: Q,
  list: (query: Q) => Promise<T[]>,
) {
  const rows = await list({ ...checkCursor(query), limit: query.limit + 1 });
  const items = rows.slice(0, query.limit);
  return { items, next: rows.length > query.limit ? (items.at(-1)?.id ?? null) : null };
}
