import { runStatement, statement } from "../prepared-statement.ts";
import type { Tx } from "../tenant-transaction.ts";

/** How many rows a batch checked, none when no old rows are left, and how many of them it deleted. */
export type BatchResult = { checked: number; deleted: number };
/** Deletes at most `batchSize` rows that belong to no shop. */
export type DeleteBatch = (tx: Tx, batchSize: number) => Promise<BatchResult>;
/** Deletes at most `batchSize` rows of a shop. */
export type DeleteShopBatch = (tx: Tx, shopId: string, batchSize: number) => Promise<BatchResult>;

/** A row is old once `after`, a PostgreSQL interval, has passed since the time in its column. */
export type Retention = {
  table: string;
  column: string;
  after: `${number} ${"hour" | "day" | "days" | "year" | "years"}`;
};

async function run(tx: Tx, text: string, values: unknown[]): Promise<BatchResult> {
  const [result] = await runStatement(tx, statement<BatchResult>(text), values);
  if (!result) throw new Error("the database returned no count");
  return result;
}

const counted = (deletion: string) =>
  `with gone as (${deletion} returning 1) select count(*)::int as checked, count(*)::int as deleted from gone`;

/** Like `exists`, but looked up for each row: PostgreSQL never turns it into a scan of the other table. */
const hasAny = (rows: string) => `(select true from ${rows} limit 1) is not null`;

/** Oldest first. Locked rows are skipped until another night, so that the cleaning waits for nobody. */
const deleteBefore = ({ table, column }: Retention, limit: string): DeleteBatch => {
  const text = counted(`delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${column} < ${limit} order by ${column} limit $1 for update skip locked))`);
  return (tx, batchSize) => run(tx, text, [batchSize]);
};

export const deleteOldRows = (retention: Retention): DeleteBatch =>
  deleteBefore(retention, `now() - interval '${retention.after}'`);

/** The same for a column in milliseconds since 1970. */
export const deleteOldRowsByMs = (retention: Retention): DeleteBatch =>
  deleteBefore(retention, `(extract(epoch from now() - interval '${retention.after}') * 1000)::bigint`);

/** The same for the rows of a shop. */
export const deleteOldShopRows = ({ table, column, after }: Retention): DeleteShopBatch => {
  const text = counted(`delete from ${table} where shop_id = $1 and ctid = any(array(
    select ctid from ${table} where shop_id = $1 and ${column} < now() - interval '${after}'
    order by ${column} limit $2 for update skip locked))`);
  return (tx, shopId, batchSize) => run(tx, text, [shopId, batchSize]);
};

/**
 * Deletes carts that nobody ordered, with their lines. A cart that stock movements refer to, because it held stock, only
 * loses its lines, and is not checked again.
 */
export const deleteUnorderedCarts = ({ after }: Retention): DeleteShopBatch => {
  const text = `
    with old as materialized (
      select id, ${hasAny("stock_movements m where m.shop_id = $1 and m.cart_id = c.id")} as has_movements
      from carts c
      where shop_id = $1 and state = 'open' and held_until is null and expires_at < now() - interval '${after}'
      order by expires_at limit $2 for update of c skip locked
    ), lines as (
      delete from cart_lines where shop_id = $1 and cart_id = any(array(select id from old))
    ), emptied as (
      update carts set expires_at = 'infinity'
      where shop_id = $1 and id = any(array(select id from old where has_movements))
    ), gone as (
      delete from carts where shop_id = $1 and id = any(array(select id from old where not has_movements)) returning 1
    )
    select (select count(*) from old)::int as checked, (select count(*) from gone)::int as deleted`;
  return (tx, shopId, batchSize) => run(tx, text, [shopId, batchSize]);
};

/** Deletes facts older than 30 days by a function of the database: the app itself may not delete them. */
export const deleteOldFacts = (): DeleteShopBatch => (tx, _shopId, batchSize) =>
  run(tx, "select n as checked, n as deleted from delete_old_facts($1) n", [batchSize]);

/** Deletes entries of the record: the function does, and remembers where it cut their chain. */
export const deleteOldEntries = (): DeleteShopBatch => (tx, _shopId, batchSize) =>
  run(tx, "select n as checked, n as deleted from delete_old_entries($1) n", [batchSize]);

/** Deletes rows of one old import. An import that nobody started is cancelled with the first of them. */
export const deleteOldImportRows = ({ after }: Retention): DeleteShopBatch => {
  const text = `
    with old as materialized (
      select id, coalesce(finished_at, checked_at, created_at) as touched_at from imports i
      where shop_id = $1 and state not in ('checking', 'running')
        and coalesce(finished_at, checked_at, created_at) < now() - interval '${after}'
        and ${hasAny("import_rows r where r.shop_id = $1 and r.import_id = i.id order by r.line")}
      order by id limit 1 for update of i skip locked
    ), cancelled as (
      update imports i set state = 'cancelled', finished_at = old.touched_at from old
      where i.shop_id = $1 and i.id = old.id and i.state in ('mapping', 'checked')
    ), gone as (
      delete from import_rows where shop_id = $1 and id = any(array(
        select id from import_rows where shop_id = $1 and import_id = (select id from old)
        order by line limit $2)) returning 1
    )
    select count(*)::int as checked, count(*)::int as deleted from gone`;
  return (tx, shopId, batchSize) => run(tx, text, [shopId, batchSize]);
};

/** The app may not delete messages: the function does, and checks itself which conversations are empty. */
export const deleteEmptyConversations = (): DeleteShopBatch => (tx, _shopId, batchSize) =>
  run(tx, "select checked, deleted from forget_empty_conversations($1)", [batchSize]);

/** Deletes conversations that led to nothing, where the shop wants that: the function knows after how long. */
export const deleteOldConversations = (): DeleteShopBatch => (tx, _shopId, batchSize) =>
  run(tx, "select checked, deleted from forget_old_conversations($1)", [batchSize]);
