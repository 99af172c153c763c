import { type ListView, listViewLimits, type NewListView, type ViewList } from "@mauzo/contract/shop/list-views";
import { isoTextSql } from "../../../db/columns.ts";
import { runStatement, statement } from "../../../db/prepared-statement.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export type ViewRow = Omit<ListView, "may_change"> & { created_by: string; removed: boolean };

const columns = `
  v.id, v.list, v.name, v.query, v.created_by, v.removed_at is not null as removed,
  case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as by,
  ${isoTextSql("v.updated_at")} as updated_at`;

const ofLists = statement<ViewRow>(`
  select ${columns} from list_views v left join auth.users u on u.id = v.created_by
  where v.shop_id = $1 and v.list = any($2) and v.removed_at is null
  order by lower(v.name), v.id`);
export const listViewRows = (tx: Tx, shopId: string, lists: ViewList[]) => runStatement(tx, ofLists, [shopId, lists]);

const byId = (lock: string) =>
  statement<ViewRow>(`
    select ${columns} from list_views v left join auth.users u on u.id = v.created_by
    where v.shop_id = $1 and v.id = $2 ${lock}`);
const found = byId("");
const locked = byId("for no key update of v");
export const findView = async (tx: Tx, shopId: string, id: string) => (await runStatement(tx, found, [shopId, id]))[0];
/** The same, locked until the transaction ends; also finds removed ones. */
export const lockView = async (tx: Tx, shopId: string, id: string) => (await runStatement(tx, locked, [shopId, id]))[0];

const listLock = statement("select pg_advisory_xact_lock(hashtextextended($1 || $2, 2))");
const counted = statement<{ count: number }>(
  "select count(*)::int as count from list_views where shop_id = $1 and list = $2 and removed_at is null",
);
/** Whether the list has room for one more view, locked until the transaction ends. */
export async function isBelowViewLimit(tx: Tx, shopId: string, list: ViewList): Promise<boolean> {
  await runStatement(tx, listLock, [shopId, list]);
  const [row] = await runStatement(tx, counted, [shopId, list]);
  return (row?.count ?? 0) < listViewLimits.each;
}

const inserted = statement<{ id: string }>(
  "insert into list_views (shop_id, list, name, query, created_by) values ($1, $2, $3, $4, $5) returning id",
);
export async function insertView(tx: Tx, shopId: string, { list, name, query }: NewListView, userId: string) {
  const [row] = await runStatement(tx, inserted, [shopId, list, name, query, userId]);
  if (!row) throw new Error("the database returned no row");
  return row.id;
}

const renamed = statement("update list_views set name = $3, updated_at = now() where shop_id = $1 and id = $2");
export const updateViewName = (tx: Tx, shopId: string, id: string, name: string) =>
  runStatement(tx, renamed, [shopId, id, name]);

const marked = statement(`
  update list_views set removed_at = case when $3::boolean then now() end, updated_at = now()
  where shop_id = $1 and id = $2`);
export const markRemoved = (tx: Tx, shopId: string, id: string, removed: boolean) =>
  runStatement(tx, marked, [shopId, id, removed]);
