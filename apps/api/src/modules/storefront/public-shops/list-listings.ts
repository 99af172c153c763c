import type { Parsed, Reply } from "@mauzo/contract/endpoint";
import type { Listing, publicShops } from "@mauzo/contract/storefront/public-shops";
import { outsideShops, type Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import { listMatches, listNewest, listNewestWithWords, readSearchTerms } from "./queries.ts";
import { type Cursor, categoryQuery, matchRanks, placeQuery, readCursor, writeCursor } from "./rules.ts";

type Query = Parsed<typeof publicShops.list>["query"];
type Found = { listing: Listing; cursor: Cursor };
type Part = { cursor: Cursor | undefined; limit: number };

const afterOf = (cursor: Cursor | undefined) => cursor && { at: cursor[1], slug: cursor[2] };

async function listNewestShops(db: Tx, { category }: Query, place: string | undefined, { cursor, limit }: Part) {
  const page = { after: afterOf(cursor), limit };
  const words = [...(place ? [place] : []), ...(category ? [categoryQuery(category)] : [])].join(" & ");
  const rows = await (place ? listNewestWithWords(db, words, page) : listNewest(db, category, page));
  return rows.map((row): Found => ({ listing: row, cursor: ["newest", row.at, row.slug] }));
}

/** Lists one rank after the other, each by name. */
async function listBestMatches(db: Tx, typed: string, within: string[], { cursor, limit }: Part) {
  const ranks = matchRanks(await readSearchTerms(db, typed));
  const found: Found[] = [];
  for (const [rank, match] of ranks.entries()) {
    if (found.length === limit) break;
    if (cursor && rank < Number(cursor[0])) continue;
    const page = { after: rank === cursor?.[0] ? afterOf(cursor) : undefined, limit: limit - found.length };
    const rows = await listMatches(db, { match, better: ranks.slice(0, rank), within }, page);
    found.push(...rows.map((row): Found => ({ listing: row, cursor: [rank, row.at, row.slug] })));
  }
  return found;
}

/** Returns a page of the directory: the newest shops, or the best matches. */
export async function listListings(
  { pool }: Pick<Deps, "pool">,
  query: Query,
): Promise<Reply<typeof publicShops.list>> {
  const { q, category, place, limit } = query;
  const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor, Boolean(q));
  if (query.cursor !== undefined && !cursor) throw refuse("cursor_invalid", { loc: ["query", "cursor"] });
  const db = outsideShops(pool);
  const there = place ? placeQuery(await readSearchTerms(db, place)) : undefined;
  if (place && !there) return { items: [], next: null };
  const part = { cursor, limit: limit + 1 };
  const within = [...(there ? [there] : []), ...(category ? [categoryQuery(category)] : [])];
  const found = await (q ? listBestMatches(db, q, within, part) : listNewestShops(db, query, there, part));
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next = found.length > limit && last ? writeCursor(last.cursor) : null;
  return { items: page.map(({ listing }) => listing), next };
}
