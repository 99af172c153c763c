import { mostExpenseMinor } from "@mauzo/contract/expenses/expenses";
import { offeredDays, type RestockCost } from "@mauzo/contract/expenses/restock-costs";
import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { addOns } from "../../../../db/schema/catalogue/add-ons.ts";
import { products } from "../../../../db/schema/catalogue/products.ts";
import { stockMovements } from "../../../../db/schema/catalogue/stock-movements.ts";
import { variants } from "../../../../db/schema/catalogue/variants.ts";
import { expenses } from "../../../../db/schema/expenses/expenses.ts";
import { restockCosts } from "../../../../db/schema/expenses/restock-costs.ts";
import { supplierBills } from "../../../../db/schema/expenses/supplier-bills.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const m = stockMovements;
const cost = sql<number>`(${m.delta} * ${m.unitCostMinor})`;
const money = (minor: SQL | typeof m.unitCostMinor) =>
  jsonObject<RestockCost["cost"]>({ minor, currency: shops.currency });
const columns = {
  id: m.id,
  item: sql<string>`coalesce(concat_ws(' · ', ${products.name}, nullif(${variants.name}, '')), '') || coalesce(${addOns.name}, '')`,
  quantity: m.delta,
  ...{ unit_cost: money(m.unitCostMinor), cost: money(cost), at: isoText(m.createdAt) },
  restocked_on: sql<string>`(${m.createdAt} at time zone ${shops.timeZone})::date::text`,
};
/** Restocks whose cost is known, and can be an expense. */
const known = (shopId: string) =>
  and(
    ...[eq(m.shopId, shopId), eq(m.reason, "restock"), sql`${m.unitCostMinor} > 0`],
    sql`${m.delta}::bigint * ${m.unitCostMinor} <= ${mostExpenseMinor}`,
  );
const select = (tx: Tx) =>
  tx
    .select(columns)
    .from(m)
    .innerJoin(shops, eq(shops.shopId, m.shopId))
    .leftJoin(variants, and(eq(variants.shopId, m.shopId), eq(variants.id, m.variantId)))
    .leftJoin(products, and(eq(products.shopId, m.shopId), eq(products.id, variants.productId)))
    .leftJoin(addOns, and(eq(addOns.shopId, m.shopId), eq(addOns.id, m.addOnId)));

/** A restock that was taken back by a correction of as many pieces, with no other of as many in between. */
const takenBack = sql`exists (select from ${stockMovements} c where c.shop_id = ${m.shopId} and c.id > ${m.id}
  and c.reason = 'adjustment' and c.cause = 'correction' and c.delta = -${m.delta}
  and (c.variant_id = ${m.variantId} or c.add_on_id = ${m.addOnId})
  and not exists (select from ${stockMovements} r where r.shop_id = c.shop_id and r.id > ${m.id} and r.id < c.id
    and r.reason = 'restock' and r.delta = ${m.delta}
    and (r.variant_id = c.variant_id or r.add_on_id = c.add_on_id)))`;
const counts = (table: typeof expenses | typeof supplierBills) => sql`exists (select from ${table} x
  where x.shop_id = ${m.shopId} and x.movement_id = ${m.id} and x.voided_at is null)`;

type Page = { cursor?: string | undefined; limit: number };
/** What is offered, newest first. */
export const listOffered = (tx: Tx, shopId: string, { cursor, limit }: Page): Promise<RestockCost[]> =>
  select(tx)
    .where(
      and(
        ...[known(shopId), cursor === undefined ? undefined : lt(m.id, cursor)],
        sql`${m.id} > (select uuidv7(make_interval(days => -${offeredDays}::int)))`,
        sql`not exists (select from ${restockCosts} d where d.shop_id = ${m.shopId} and d.movement_id = ${m.id}
          and d.dismissed_at is not null)`,
        sql`not ${counts(expenses)} and not ${counts(supplierBills)} and not ${takenBack}`,
      ),
    )
    .orderBy(desc(m.id))
    .limit(limit);

/** What a restock cost, whatever was decided. */
export async function findRestockCost(tx: Tx, shopId: string, id: string): Promise<RestockCost | undefined> {
  const [row] = await select(tx).where(and(known(shopId), eq(m.id, id)));
  return row;
}

/** Holds the decision on a restock until the transaction ends. */
export async function holdRestock(tx: Tx, shopId: string, movementId: string): Promise<void> {
  await tx.insert(restockCosts).values({ shopId, movementId }).onConflictDoNothing();
  const held = and(eq(restockCosts.shopId, shopId), eq(restockCosts.movementId, movementId));
  await tx.select({ id: restockCosts.movementId }).from(restockCosts).where(held).for("no key update");
}

/** Whether a restock is an expense or a bill that counts. */
export async function isWritten(tx: Tx, shopId: string, movementId: string): Promise<boolean> {
  const [spent, billed] = [
    await tx
      .select({ id: expenses.id })
      .from(expenses)
      .where(and(eq(expenses.shopId, shopId), eq(expenses.movementId, movementId), isNull(expenses.voidedAt))),
    await tx
      .select({ id: supplierBills.id })
      .from(supplierBills)
      .where(
        and(
          ...[eq(supplierBills.shopId, shopId), eq(supplierBills.movementId, movementId)],
          isNull(supplierBills.voidedAt),
        ),
      ),
  ];
  return spent.length + billed.length > 0;
}

/** Says that a restock is offered no more, or again. @returns whether that changed */
export async function setDismissed(
  tx: Tx,
  shopId: string,
  { movementId, dismissed, userId }: { movementId: string; dismissed: boolean; userId: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(restockCosts)
    .set({ dismissedAt: dismissed ? sql`now()` : null, userId })
    .where(
      and(
        ...[eq(restockCosts.shopId, shopId), eq(restockCosts.movementId, movementId)],
        dismissed ? isNull(restockCosts.dismissedAt) : isNotNull(restockCosts.dismissedAt),
      ),
    );
  return (rowCount ?? 0) > 0;
}
