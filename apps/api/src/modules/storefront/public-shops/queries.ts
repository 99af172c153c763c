import type { ShopCategory } from "@mauzo/contract/shop/shop";
import type { Listing } from "@mauzo/contract/storefront/public-shops";
import { and, asc, between, eq, gt, type SQL, sql } from "drizzle-orm";
import { products } from "../../../db/schema/catalogue/products.ts";
import { shops } from "../../../db/schema/shop/shops.ts";
import { listings } from "../../../db/schema/storefront/listings.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Match, SearchTerms } from "./rules.ts";

const mostWords = 8;
const mostNear = 20;
/**
 * How many matches are collected and sorted; if there are more, walking the list in order finds enough of them soon.
 */
const gatherLimit = 1_000;

/** Prepares a search text for searching listings. */
export async function readSearchTerms(db: Tx, typed: string): Promise<SearchTerms> {
  const { rows } = await db.execute<SearchTerms>(sql`
    with asked as materialized (select folded(${typed}) as text)
    select left(sounded(text), 60) as key, coalesce((
      select json_agg(json_build_object('word', word, 'sound', sounded(word), 'near', (
        select coalesce(json_agg(near.word), '[]') from (
          select l.word from listing_words l where l.spellings && spellings_of(sounded(each.word)) limit ${mostNear}
        ) near)) order by number)
      from unnest(string_to_array(text, ' ')) with ordinality each (word, number)
      where word <> '' and number <= ${mostWords}
    ), '[]') as words
    from asked`);
  return rows[0] ?? { key: "", words: [] };
}

type Row = Listing & { at: string };
const shown = sql`l.name, l.slug, l.category, l.about, l.language, l.place, l.logo_url, l.cover_url`;
const inUtc = sql`to_char(l.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

type After = { at: string; slug: string } | undefined;
/** The orders of listings, and where a page begins in each. */
const orders = {
  newest: {
    at: inUtc,
    by: sql`l.created_at desc, l.slug`,
    after: ({ at, slug }: NonNullable<After>) =>
      sql`l.created_at <= ${at}::timestamptz and (l.created_at < ${at}::timestamptz or l.slug > ${slug})`,
  },
  name: {
    at: sql`l.name_key`,
    by: sql`l.name_key, l.slug`,
    after: ({ at, slug }: NonNullable<After>) => sql`(l.name_key, l.slug) > (${at}, ${slug})`,
  },
};

const hasWords = (words: string) => sql`l.words @@ ${words}::tsquery`;
const nameBegins = (key: string) => sql`l.name_key >= ${key} and l.name_key < ${key} || chr(1114111)`;
const matchCondition = (match: Match) => ("words" in match ? hasWords(match.words) : nameBegins(match.begins));

type ListOptions = { order: keyof typeof orders; after: After; limit: number };

async function listWhere(
  db: Tx,
  { order, after, limit }: ListOptions,
  conditions: SQL[],
  words?: string,
): Promise<Row[]> {
  const { at, by, after: from } = orders[order];
  const where = sql.join([...conditions, ...(after ? [from(after)] : []), sql`true`], sql` and `);
  const fields = sql`${shown}, ${at} as at`;
  const end = sql`order by ${by} limit ${limit}`;
  if (words === undefined) {
    const { rows } = await db.execute<Row>(sql`select ${fields} from listings l where ${where} ${end}`);
    return rows;
  }
  const { rows } = await db.execute<Row>(sql`
    with gathered as materialized (select slug from listings_having(${words}::tsquery, ${gatherLimit + 1})),
      are_many as materialized (select count(*) > ${gatherLimit} as yes from gathered),
      found as materialized (
        select l.* from gathered join listings l using (slug) where not (select yes from are_many) and ${where})
    (select ${fields} from found l ${end})
    union all
    (select ${fields} from listings l where (select yes from are_many) and ${hasWords(words)} and ${where} ${end})`);
  return rows;
}

/** The newest listings, all or those of a category. */
export const listNewest = (db: Tx, category: ShopCategory | undefined, page: Omit<ListOptions, "order">) =>
  listWhere(db, { ...page, order: "newest" }, category === undefined ? [] : [sql`l.category = ${category}`]);

/** The newest listings with these words. */
export const listNewestWithWords = (db: Tx, words: string, page: Omit<ListOptions, "order">) =>
  listWhere(db, { ...page, order: "newest" }, [], words);

/** Listings that match and are not a better match, by name; `within` narrows them by more words. */
export function listMatches(
  db: Tx,
  { match, better, within }: { match: Match; better: Match[]; within: string[] },
  page: Omit<ListOptions, "order">,
): Promise<Row[]> {
  const not = better.map((other) => sql`not (${matchCondition(other)})`);
  const wanted: ListOptions = { ...page, order: "name" };
  if ("begins" in match) return listWhere(db, wanted, [nameBegins(match.begins), ...within.map(hasWords), ...not]);
  return listWhere(db, wanted, not, [match.words, ...within].join(" & "));
}

/** The slugs after `after`, in order. */
export async function listSlugs(db: Tx, after: string, limit: number): Promise<string[]> {
  const { slug } = listings;
  const rows = await db.select({ slug }).from(listings).where(gt(slug, after)).orderBy(asc(slug)).limit(limit);
  return rows.map((row) => row.slug);
}

/** What the directory shows of a shop, and whether it does. */
export async function findShown(tx: Tx, shopId: string) {
  const { published, slug, createdAt, name, category, about, language, place, logoUrl, coverUrl } = shops;
  const [row] = await tx
    .select({ published, slug, createdAt, name, category, about, language, place, logoUrl, coverUrl })
    .from(shops)
    .where(eq(shops.shopId, shopId));
  return row;
}

type NewListing = Omit<NonNullable<Awaited<ReturnType<typeof findShown>>>, "published">;
export const upsertListing = (tx: Tx, { slug, createdAt, ...shown }: NewListing) =>
  tx
    .insert(listings)
    .values({ slug, createdAt, ...shown })
    .onConflictDoUpdate({ target: listings.slug, set: shown });

export const deleteListing = (tx: Tx, slug: string) => tx.delete(listings).where(eq(listings.slug, slug));

/** The first product of the shop between two ids. */
export async function findProductBetween(tx: Tx, shopId: string, { first, last }: { first: string; last: string }) {
  const { id } = products;
  const ofShop = and(eq(products.shopId, shopId), between(id, first, last));
  const [row] = await tx.select({ id }).from(products).where(ofShop).orderBy(asc(id)).limit(1);
  return row?.id;
}
