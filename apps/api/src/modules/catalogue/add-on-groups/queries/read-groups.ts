import type { AddOnGroupDetails, groupStatusFilters } from "@mauzo/contract/catalogue/add-on-groups";
import { isoTextSql } from "../../../../db/columns.ts";
import { runStatement, type Statement, statement } from "../../../../db/prepared-statement.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const mostNames = 5;

const selectGroups = (from: string) => `
  select g.id, json_build_object(
    'id', g.id, 'name', g.name, 'min', g.min, 'max', g.max, 'archived', g.archived_at is not null,
    'updated_at', ${isoTextSql("g.updated_at")},
    'add_ons', a.add_ons, 'low', a.low, 'products', used.count, 'product_names', (
      select coalesce(json_agg(first.name), '[]') from (
        select p.name from product_add_on_groups pg
        join products p on p.shop_id = $1 and p.id = pg.product_id and p.archived_at is null
        where pg.shop_id = $1 and pg.group_id = g.id order by pg.product_id limit ${mostNames}) first)) as "group"
  from (${from}) g
  join shops s on s.shop_id = $1
  cross join lateral (
    select coalesce(json_agg(json_build_object(
        'id', a.id, 'name', a.name, 'price', json_build_object('minor', a.price_minor, 'currency', s.currency),
        'stock', a.stock) order by a.position), '[]') as add_ons,
      count(*) filter (where a.is_short) as low
    from add_ons a where a.shop_id = $1 and a.group_id = g.id and a.archived_at is null) a
  cross join lateral (
    select count(*) as count from product_add_on_groups pg
    join products p on p.shop_id = $1 and p.id = pg.product_id and p.archived_at is null
    where pg.shop_id = $1 and pg.group_id = g.id) used`;

type Row = { id: string; group: AddOnGroupDetails };
const byIds = statement<Row>(
  selectGroups("select * from add_on_groups where shop_id = $1 and id = any($2::uuid[]) order by id"),
);

/** Returns groups of the shop by id, archived ones too; ids of other shops are left out. */
export async function readGroups(tx: Tx, shopId: string, ids: string[]): Promise<Map<string, AddOnGroupDetails>> {
  if (ids.length === 0) return new Map();
  return new Map((await runStatement(tx, byIds, [shopId, ids])).map(({ id, group }) => [id, group]));
}

/** Not `like`, so that % and _ are not wildcards. */
const has = (text: string, search: string) => `strpos(lower(${text}), lower(${search})) > 0`;
const conditions = {
  cursor: (value: string) => `g.id < ${value}`,
  search: (value: string) => `(${has("g.name", value)} or exists (
    select from add_ons a
    where a.shop_id = $1 and a.group_id = g.id and a.archived_at is null and ${has("a.name", value)}))`,
};
const lists = new Map<string, Statement<Row>>();

/** One statement for each set of conditions: a shared plan would be bad for all of them. */
function listStatement(names: (keyof typeof conditions)[]) {
  const key = names.join();
  const known = lists.get(key);
  if (known) return known;
  const where = [
    "g.shop_id = $1 and (g.archived_at is not null) = $2::boolean",
    ...names.map((name, at) => conditions[name](`$${at + 4}`)),
  ].join(" and ");
  const page = `select * from add_on_groups g where ${where} order by g.id desc limit $3`;
  const made = statement<Row>(`${selectGroups(page)} order by g.id desc`);
  lists.set(key, made);
  return made;
}

type Filter = {
  status: (typeof groupStatusFilters)[number];
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** Lists the shop's groups, newest first, after the cursor. */
export async function listGroups(
  tx: Tx,
  shopId: string,
  { status, limit, ...given }: Filter,
): Promise<AddOnGroupDetails[]> {
  const names = (["cursor", "search"] as const).filter((name) => given[name]);
  const values = [shopId, status === "archived", limit, ...names.map((name) => given[name])];
  return (await runStatement(tx, listStatement(names), values)).map(({ group }) => group);
}

const links = statement<{ id: string }>(`
  select pg.group_id as id from product_add_on_groups pg
  join add_on_groups g on g.shop_id = $1 and g.id = pg.group_id
  where pg.shop_id = $1 and pg.product_id = $2 and g.archived_at is null order by pg.position`);

/** The ids of the groups a product shows, in order. */
export const listLinked = async (tx: Tx, shopId: string, productId: string): Promise<string[]> =>
  (await runStatement(tx, links, [shopId, productId])).map(({ id }) => id);
