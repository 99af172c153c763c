import { type ListView, listViewLimits, type NewListView, type ViewList } from "@mauzo/contract/shop/list-views";
import { isoOf } from "../../../db/columns.ts";
import type { Tx } from "../../../db/scope.ts";
import { run, statement } from "../../../db/statement.ts";

export type ViewRow = Omit<ListView, "may_change"> & { created_by: string; removed: boolean };

const columns = `
  v.id, v.list, v.name, v.query, v.created_by, v.removed_at is not null as removed,
  case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as by,
  ${isoOf("v.updated_at")} as updated_at`;

const ofLists = statement<ViewRow>(`
  select ${columns} from list_views v left join auth.users u on u.id = v.created_by
  where v.shop_id = $1 and v.list = any($2) and v.removed_at is null
  order by lower(v.name), v.id`);
export const listOf = (tx: Tx, shopId: string, lists: ViewList[]) => run(tx, ofLists, [shopId, lists]);

const byId = (lock: string) =>
  statement<ViewRow>(`
    select ${columns} from list_views v left join auth.users u on u.id = v.created_by
    where v.shop_id = $1 and v.id = $2 ${lock}`);
const found = byId("");
const locked = byId("for no key update of v");
export const findView = async (tx: Tx, shopId: string, id: string) => (await run(tx, found, [shopId, id]))[0];
/** The same, held until the transaction ends, also when it was taken away. */
export const lockView = async (tx: Tx, shopId: string, id: string) => (await run(tx, locked, [shopId, id]))[0];

const held = statement("select pg_advisory_xact_lock(hashtextextended($1 || $2, 2))");
const counted = statement<{ count: number }>(
  "select count(*)::int as count from list_views where shop_id = $1 and list = $2 and removed_at is null",
);
/** Whether the list has room for one more, until the transaction ends. */
export async function hasRoom(tx: Tx, shopId: string, list: ViewList): Promise<boolean> {
  await run(tx, held, [shopId, list]);
  const [row] = await run(tx, counted, [shopId, list]);
  return (row?.count ?? 0) < listViewLimits.each;
}

const inserted = statement<{ id: string }>(
  "insert into list_views (shop_id, list, name, query, created_by) values ($1, $2, $3, $4, $5) returning id",
);
export async function insertView(tx: Tx, shopId: string, { list, name, query }: NewListView, userId: string) {
  const [row] = await run(tx, inserted, [shopId, list, name, query, userId]);
  if (!row) throw new Error("the database returned no row");
  return row.id;
}

const renamed = statement("update list_views set name = $3, updated_at = now() where shop_id = $1 and id = $2");
export const writeName = (tx: Tx, shopId: string, id: string, name: string) => run(tx, renamed, [shopId, id, name]);

const marked = statement(`
  update list_views set removed_at = case when $3::boolean then now() end, updated_at = now()
  where shop_id = $1 and id = $2`);
export const markRemoved = (tx: Tx, shopId: string, id: string, removed: boolean) =>
  run(tx, marked, [shopId, id, removed]);

const forgotten = statement("delete from list_views where shop_id = $1 and removed_at < now() - interval '1 day'");
/** Those that nobody wanted back. */
export const forgetRemoved = (tx: Tx, shopId: string) => run(tx, forgotten, [shopId]);
