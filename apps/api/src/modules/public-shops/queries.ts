import type { Listing, ListingFilter } from "@mauzo/contract/public-shops";
import { and, asc, desc, eq, gt, not, type SQL, sql } from "drizzle-orm";
import { listings } from "../../db/schema/listings.ts";
import type { Tx } from "../../db/scope.ts";
import type { Match, Meaning } from "./rules.ts";

const mostWords = 8;
const mostNear = 40;

/** What somebody typed, as listings are looked for. */
export async function readMeaning(db: Tx, typed: string): Promise<Meaning> {
  const { rows } = await db.execute<Meaning>(sql`
    with asked as materialized (select folded(${typed}) as text)
    select left(text, 60) as key, coalesce((
      select json_agg(json_build_object('word', word, 'sound', sounded(word), 'near', (
        select coalesce(json_agg(near.word), '[]') from (
          select l.word from listing_words l where l.spellings && spellings_of(sounded(asked_word.word)) limit ${mostNear}
        ) near)) order by place)
      from unnest(string_to_array(text, ' ')) with ordinality asked_word (word, place)
      where word <> '' and place <= ${mostWords}
    ), '[]') as words
    from asked`);
  return rows[0] ?? { key: "", words: [] };
}

const shown = {
  name: listings.name,
  slug: listings.slug,
  category: listings.category,
  about: listings.about,
  place: listings.place,
  logo_url: listings.logoUrl,
  cover_url: listings.coverUrl,
};
type Row = Listing & { at: string };

const is = (match: Match): SQL =>
  "words" in match
    ? sql`${listings.words} @@ ${match.words}::tsquery`
    : sql`(${listings.nameKey} >= ${match.begins} and ${listings.nameKey} < ${match.begins} || chr(1114111))`;

type Wanted = { category: ListingFilter["category"]; all: Match[]; none?: Match[]; limit: number };
const wantedRows = ({ category, all, none = [] }: Wanted) =>
  and(
    ...all.map(is),
    ...none.map((match) => not(is(match))),
    category === undefined ? undefined : eq(listings.category, category),
  );

/** The newest listings first, from a place on. */
export const listNewest = (db: Tx, wanted: Wanted, after?: { at: string; slug: string }): Promise<Row[]> =>
  db
    .select({
      ...shown,
      at: sql<string>`to_char(${listings.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(listings)
    .where(
      and(
        wantedRows(wanted),
        after &&
          sql`${listings.createdAt} <= ${after.at}::timestamptz
            and (${listings.createdAt} < ${after.at}::timestamptz or ${listings.slug} > ${after.slug})`,
      ),
    )
    .orderBy(desc(listings.createdAt), asc(listings.slug))
    .limit(wanted.limit);

/** Listings by name, from a place on. */
export const listByName = (db: Tx, wanted: Wanted, after?: { at: string; slug: string }): Promise<Row[]> =>
  db
    .select({ ...shown, at: listings.nameKey })
    .from(listings)
    .where(
      and(wantedRows(wanted), after && sql`(${listings.nameKey}, ${listings.slug}) > (${after.at}, ${after.slug})`),
    )
    .orderBy(asc(listings.nameKey), asc(listings.slug))
    .limit(wanted.limit);

/** The slugs after `after`, in order. */
export async function listSlugs(db: Tx, after: string, limit: number): Promise<string[]> {
  const { slug } = listings;
  const rows = await db.select({ slug }).from(listings).where(gt(slug, after)).orderBy(asc(slug)).limit(limit);
  return rows.map((row) => row.slug);
}
