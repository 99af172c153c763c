import { type Pair, type ProductSet, type SetProduct, type SetRule, setList } from "@mauzo/contract/catalogue/sets";
import type * as z from "zod/mini";
import { isoTextSql } from "../../../../db/columns.ts";
import { runStatement, statement } from "../../../../db/prepared-statement.ts";
import type { JsonQuery } from "../../../../db/read-json-in-shop.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { readList } from "../../../../http/lists/read-list.ts";

const stockOf = (product: string) => `(
  select coalesce(sum(v.stock), 0)::int from variants v
  where v.shop_id = $1 and v.product_id = ${product} and v.archived_at is null)`;

const summaryOf = `json_build_object(
  'id', s.id, 'kind', s.kind, 'name', s.name, 'rule', s.rule, 'archived', s.archived_at is not null,
  'products', case when s.rule is null then i.products end, 'warnings', case when s.rule is null then i.warnings end,
  'image_url', i.image_url, 'updated_at', ${isoTextSql("s.updated_at")})`;
const itemsOfEach = `
  cross join lateral (
    select count(*) as products, (array_agg(p.image_url order by i.position))[1] as image_url,
      count(*) filter (where not p.on_offer or ${stockOf("p.id")} = 0) as warnings
    from product_set_items i
    join products p on p.shop_id = $1 and p.id = i.product_id
    where i.shop_id = $1 and i.set_id = s.id) i`;
const columns = { id: "s.id", created: "s.id", name: `s.name collate "unicode"`, updated: "s.updated_at" };

/** One page of the shop's sets after the cursor, as JSON for the response. */
export const readSets = (shopId: string, query: z.output<typeof setList.query>): JsonQuery =>
  readList(shopId, query, {
    ...{ list: setList, columns, table: "product_sets s", item: summaryOf, joins: itemsOfEach },
    where: () => [`s.archived_at ${query.status === "archived" ? "is not null" : "is null"}`],
  });

export type SetRow = Omit<ProductSet, "sections" | "header" | "body" | "footer"> & {
  texts: Record<"header" | "body" | "footer", Pair>;
  rule: SetRule | null;
};
const byId = (lock: string) =>
  statement<SetRow>(`
    select s.id, s.kind, s.name, s.texts, s.rule, s.archived_at is not null as archived,
      ${isoTextSql("s.created_at")} as created_at, ${isoTextSql("s.updated_at")} as updated_at
    from product_sets s where s.shop_id = $1 and s.id = $2 ${lock}`);
const found = byId("");
const locked = byId("for no key update");

export const findSet = async (tx: Tx, shopId: string, id: string): Promise<SetRow | undefined> =>
  (await runStatement(tx, found, [shopId, id]))[0];
/** The same, locked against other edits until the transaction ends. */
export const lockSet = async (tx: Tx, shopId: string, id: string): Promise<SetRow | undefined> =>
  (await runStatement(tx, locked, [shopId, id]))[0];

const mostShown = 20;
const titles = statement<Pick<SetRow, "id" | "name" | "texts">>(`
  select id, name, texts from product_sets
  where shop_id = $1 and archived_at is null order by id desc limit ${mostShown}`);
/** The titles of the sets that are not archived, newest first; limited, because nobody looks through more. */
export const listTitles = (tx: Tx, shopId: string) => runStatement(tx, titles, [shopId]);

export type SetSection = { title: Pair; ids: string[] };
const sections = statement<SetSection>(`
  select json_build_object('en', s.title_en, 'sw', s.title_sw) as title, array_agg(i.product_id order by i.position) as ids
  from product_set_sections s
  join product_set_items i on i.shop_id = $1 and i.set_id = $2 and i.section = s.position
  where s.shop_id = $1 and s.set_id = $2
  group by s.position, s.title_en, s.title_sw order by s.position`);
export const listSections = (tx: Tx, shopId: string, setId: string): Promise<SetSection[]> =>
  runStatement(tx, sections, [shopId, setId]);

const money = (minor: string) => `json_build_object('minor', ${minor}, 'currency', s.currency)`;
const products = statement<{ product: SetProduct }>(`
  select json_build_object(
    'id', p.id, 'name', p.name, 'description', p.description, 'image_url', p.image_url,
    'price_from', ${money("p.price_from_minor")}, 'price_to', ${money("p.price_to_minor")}, 'stock', p.stock,
    'warning', case when p.archived_at is not null then 'archived' when not p.published then 'draft'
      when p.stock = 0 then 'sold_out' end) as product
  from shops s
  cross join lateral (
    select p.*, ${stockOf("p.id")} as stock from products p where p.shop_id = $1 and p.id = any($2::uuid[])) p
  where s.shop_id = $1`);

/** Returns these products of the shop by id, whatever their status. */
export async function readProducts(tx: Tx, shopId: string, ids: string[]): Promise<Map<string, SetProduct>> {
  return new Map((await runStatement(tx, products, [shopId, ids])).map(({ product }) => [product.id, product]));
}
