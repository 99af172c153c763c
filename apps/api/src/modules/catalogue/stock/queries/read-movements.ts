import type { StockItem, StockMovement } from "@mauzo/contract/catalogue/stock";
import { isoTextSql } from "../../../../db/columns.ts";
import { runStatement, type Statement, statement } from "../../../../db/prepared-statement.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type Kind = StockItem["kind"];
const places: Record<Kind, { table: string; column: string }> = {
  variant: { table: "variants", column: "variant_id" },
  add_on: { table: "add_ons", column: "add_on_id" },
};

/**
 * $3 movements of $2, newest first. Ids are in the order in which a stock was changed, because each change locks the
 * item's row. The stock after each movement is counted back from the present stock, or with `after` from the stock
 * (`$5`) before the movement of the cursor (`$4`), so that a later page costs no more than the first.
 */
const movementsOf = (kind: Kind, after: boolean) => {
  const { table, column } = places[kind];
  return statement<{ movement: StockMovement }>(`
    select json_build_object(
      'id', m.id, 'delta', m.delta, 'stock_after',
      ${after ? "$5::int" : "coalesce(i.stock, 0)"} - coalesce(sum(m.delta) over (
        order by m.id desc rows between unbounded preceding and 1 preceding), 0),
      'reason', m.reason, 'cause', m.cause, 'note', m.note,
      'unit_cost', case when m.unit_cost_minor is not null then
        json_build_object('minor', m.unit_cost_minor, 'currency', s.currency) end,
      'by', case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end,
      'order', case when o.id is not null then json_build_object('id', o.id, 'order_id', o.number) end,
      'cart_number', c.number,
      'created_at', ${isoTextSql("m.created_at")}) as movement
    from (
      select * from stock_movements where shop_id = $1 and ${column} = $2 ${after ? "and id < $4" : ""}
      order by id desc limit $3
    ) m
    join ${table} i on i.shop_id = $1 and i.id = $2
    join shops s on s.shop_id = $1
    left join auth.users u on u.id = m.user_id
    left join orders o on o.shop_id = $1 and o.id = m.order_id
    left join carts c on c.shop_id = $1 and c.id = m.cart_id
    order by m.id desc`);
};
const pagesOf = (kind: Kind) => ({ first: movementsOf(kind, false), later: movementsOf(kind, true) });
const statements: Record<Kind, Record<"first" | "later", Statement<{ movement: StockMovement }>>> = {
  variant: pagesOf("variant"),
  add_on: pagesOf("add_on"),
};

/** Where a page begins: after this movement, before which the stock was this. */
export type LedgerPlace = { id: string; stock: number };

/** The movements of an item, newest first, after the given place. */
export async function listMovements(
  tx: Tx,
  shopId: string,
  item: Pick<StockItem, "id" | "kind">,
  { place, limit }: { place: LedgerPlace | undefined; limit: number },
): Promise<StockMovement[]> {
  const values = [shopId, item.id, limit, ...(place ? [place.id, place.stock] : [])];
  const rows = await runStatement(tx, statements[item.kind][place ? "later" : "first"], values);
  return rows.map(({ movement }) => movement);
}
