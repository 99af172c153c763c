import type { StockCause, StockItem, stockReasons } from "@mauzo/contract/catalogue/stock";
import { runStatement, statement } from "../../../../db/prepared-statement.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type Row = { id: string; kind: StockItem["kind"]; stock: number | null; product_id: string | null };

const variantsHeld = statement<Row>(`
  select v.id, 'variant' as kind, v.stock, v.product_id from variants v
  where v.shop_id = $1 and v.id = any($2::uuid[]) order by v.id for no key update`);
const addOnsHeld = statement<Row>(`
  select a.id, 'add_on' as kind, a.stock, (
      select g.product_id from product_add_on_groups g where g.shop_id = $1 and g.group_id = a.group_id
      order by g.product_id limit 1) as product_id
  from add_ons a
  where a.shop_id = $1 and a.id = any($2::uuid[]) order by a.id for no key update`);

/** Locks these items until the transaction ends, in the common lock order, the same as `moveStock`. */
export const lockItems = async (tx: Tx, shopId: string, ids: string[]): Promise<Row[]> => [
  ...(await runStatement(tx, variantsHeld, [shopId, ids])),
  ...(await runStatement(tx, addOnsHeld, [shopId, ids])),
];

const variantsMoved = statement(`
  update variants i set stock = i.stock + moved.delta from unnest($2::uuid[], $3::int[]) as moved (id, delta)
  where i.shop_id = $1 and i.id = moved.id`);
const addOnsMoved = statement(`
  update add_ons i set stock = i.stock + moved.delta from unnest($2::uuid[], $3::int[]) as moved (id, delta)
  where i.shop_id = $1 and i.id = moved.id`);
const movementsKept = statement(`
  insert into stock_movements (shop_id, user_id, variant_id, add_on_id, delta, reason, cause, note, unit_cost_minor)
  select $1, $2, variant_id, add_on_id, delta, reason, cause, note, unit_cost_minor
  from unnest($3::uuid[], $4::uuid[], $5::int[], $6::text[], $7::text[], $8::text[], $9::bigint[])
    as moved (variant_id, add_on_id, delta, reason, cause, note, unit_cost_minor)`);

export type Movement = {
  id: string;
  kind: StockItem["kind"];
  delta: number;
  reason: (typeof stockReasons)[number];
  cause: StockCause | null;
  note: string;
  unitCostMinor: number | null;
};

/** A change as requested, before the kind of its item is known. */
export type Change = Omit<Movement, "kind">;

/** Changes the stock of locked items, and records the reason. */
export async function applyMovements(tx: Tx, shopId: string, userId: string, movements: Movement[]): Promise<void> {
  const idsOf = (kind: StockItem["kind"]) => movements.map((each) => (each.kind === kind ? each.id : null));
  const deltas = movements.map(({ delta }) => delta);
  for (const [kind, moved] of [
    ["variant", variantsMoved],
    ["add_on", addOnsMoved],
  ] as const)
    if (movements.some((each) => each.kind === kind)) await runStatement(tx, moved, [shopId, idsOf(kind), deltas]);
  await runStatement(tx, movementsKept, [
    ...[shopId, userId, idsOf("variant"), idsOf("add_on"), deltas],
    movements.map(({ reason }) => reason),
    movements.map(({ cause }) => cause),
    movements.map(({ note }) => note),
    movements.map(({ unitCostMinor }) => unitCostMinor),
  ]);
}

const variantThreshold = statement("update variants set low_stock_at = $3 where shop_id = $1 and id = $2");
const addOnThreshold = statement("update add_ons set low_stock_at = $3 where shop_id = $1 and id = $2");
const thresholds = { variant: variantThreshold, add_on: addOnThreshold };

export async function updateThreshold(
  tx: Tx,
  shopId: string,
  { id, kind }: Pick<StockItem, "id" | "kind">,
  lowStockAt: number | null,
): Promise<void> {
  await runStatement(tx, thresholds[kind], [shopId, id, lowStockAt]);
}
