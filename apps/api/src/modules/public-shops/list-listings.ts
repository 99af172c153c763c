import type { Parsed, Reply } from "@mauzo/contract/endpoint";
import type { Listing, publicShops } from "@mauzo/contract/public-shops";
import { outsideShops, type Tx } from "../../db/scope.ts";
import type { Deps } from "../../deps.ts";
import { fieldRefusal } from "../../http/refusal.ts";
import { listByName, listNewest, readMeaning } from "./queries.ts";
import { type Cursor, type Match, placeOf, ranksOf, readCursor, writeCursor } from "./rules.ts";

type Query = Parsed<typeof publicShops.list>["query"];
type Wanted = { category: Query["category"]; places: Match[]; limit: number };
type Found = { listing: Listing; cursor: Cursor };

async function newest(db: Tx, { places, ...wanted }: Wanted, cursor: Cursor | undefined): Promise<Found[]> {
  const after = cursor && { at: cursor[1], slug: cursor[2] };
  const rows = await listNewest(db, { ...wanted, all: places }, after);
  return rows.map((row) => ({ listing: row, cursor: ["newest", row.at, row.slug] }));
}

/** One rank after the other: each is walked by name, so that a page costs the same however many shops match. */
async function best(db: Tx, typed: string, { category, places, limit }: Wanted, cursor: Cursor | undefined) {
  const ranks = ranksOf(await readMeaning(db, typed));
  const found: Found[] = [];
  for (const [rank, match] of ranks.entries()) {
    if (found.length === limit) break;
    if (cursor && rank < Number(cursor[0])) continue;
    const after = cursor && rank === cursor[0] ? { at: cursor[1], slug: cursor[2] } : undefined;
    const wanted = { category, all: [match, ...places], none: ranks.slice(0, rank), limit: limit - found.length };
    const rows = await listByName(db, wanted, after);
    found.push(...rows.map((row): Found => ({ listing: row, cursor: [rank, row.at, row.slug] })));
  }
  return found;
}

/** A page of the directory: the newest shops, or the best matches. */
export async function listListings(
  { pool }: Pick<Deps, "pool">,
  { q, category, place, cursor: given, limit }: Query,
): Promise<Reply<typeof publicShops.list>> {
  const cursor = given === undefined ? undefined : readCursor(given, Boolean(q));
  if (given !== undefined && !cursor) throw fieldRefusal(["query", "cursor"], "Not a cursor of this list");
  const db = outsideShops(pool);
  const there = place ? placeOf(await readMeaning(db, place)) : undefined;
  if (place && !there) return { items: [], next: null };
  const wanted = { category, places: there ? [there] : [], limit: limit + 1 };
  const found = await (q ? best(db, q, wanted, cursor) : newest(db, wanted, cursor));
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ listing }) => listing),
    next: found.length > limit && last ? writeCursor(last.cursor) : null,
  };
}
