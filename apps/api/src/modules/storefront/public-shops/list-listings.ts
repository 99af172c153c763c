import type { Parsed, Reply } from "@mauzo/contract/endpoint";
import type { Listing, publicShops } from "@mauzo/contract/storefront/public-shops";
import { outsideShops, type Tx } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import { fieldRefusal } from "../../../http/refusal.ts";
import { listMatches, listNewest, listNewestOf, readMeaning } from "./queries.ts";
import { type Cursor, categoryOf, placeOf, ranksOf, readCursor, writeCursor } from "./rules.ts";

type Query = Parsed<typeof publicShops.list>["query"];
type Found = { listing: Listing; cursor: Cursor };
type Part = { cursor: Cursor | undefined; limit: number };

const afterOf = (cursor: Cursor | undefined) => cursor && { at: cursor[1], slug: cursor[2] };

async function newest(db: Tx, { category }: Query, place: string | undefined, { cursor, limit }: Part) {
  const page = { after: afterOf(cursor), limit };
  const words = [...(place ? [place] : []), ...(category ? [categoryOf(category)] : [])].join(" & ");
  const rows = await (place ? listNewestOf(db, words, page) : listNewest(db, category, page));
  return rows.map((row): Found => ({ listing: row, cursor: ["newest", row.at, row.slug] }));
}

/** One rank after the other, each by name. */
async function best(db: Tx, typed: string, within: string[], { cursor, limit }: Part) {
  const ranks = ranksOf(await readMeaning(db, typed));
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

/** A page of the directory: the newest shops, or the best matches. */
export async function listListings(
  { pool }: Pick<Deps, "pool">,
  query: Query,
): Promise<Reply<typeof publicShops.list>> {
  const { q, category, place, limit } = query;
  const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor, Boolean(q));
  if (query.cursor !== undefined && !cursor) throw fieldRefusal(["query", "cursor"], "Not a cursor of this list");
  const db = outsideShops(pool);
  const there = place ? placeOf(await readMeaning(db, place)) : undefined;
  if (place && !there) return { items: [], next: null };
  const part = { cursor, limit: limit + 1 };
  const within = [...(there ? [there] : []), ...(category ? [categoryOf(category)] : [])];
  const found = await (q ? best(db, q, within, part) : newest(db, query, there, part));
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next = found.length > limit && last ? writeCursor(last.cursor) : null;
  return { items: page.map(({ listing }) => listing), next };
}
