import type { Tx } from "../../../db/scope.ts";
import { run, statement } from "../../../db/statement.ts";

type Left = { stock: number | null };
type Taken = { counted: boolean } | undefined;

const variantTaken = statement<Left>(`
  update variants set stock = stock - $3
  where shop_id = $1 and id = $2 and archived_at is null and stock >= $3
    and exists (select from products p where p.shop_id = $1 and p.id = variants.product_id and p.on_offer)
  returning stock`);
const addOnTaken = statement<Left>(`
  update add_ons set stock = stock - $3
  where shop_id = $1 and id = $2 and archived_at is null and (stock is null or stock >= $3)
  returning stock`);
const movementsKept = statement(`
  insert into stock_movements (shop_id, order_id, reason, variant_id, add_on_id, delta)
  select $1, $2, 'sale', variant_id, add_on_id, -quantity
  from unnest($3::uuid[], $4::uuid[], $5::int[]) as taken (variant_id, add_on_id, quantity)`);

const takenOf = (rows: Left[]): Taken => rows[0] && { counted: rows[0].stock !== null };

/** Takes units of a variant while there are enough of them and it is on offer; undefined when not. */
export const takeVariant = async (tx: Tx, shopId: string, id: string, quantity: number): Promise<Taken> =>
  takenOf(await run(tx, variantTaken, [shopId, id, quantity]));

/** The same of an add-on; one that is not counted is always there. */
export const takeAddOn = async (tx: Tx, shopId: string, id: string, quantity: number): Promise<Taken> =>
  takenOf(await run(tx, addOnTaken, [shopId, id, quantity]));

export type Sold = { variantId: string | null; addOnId: string | null; quantity: number };
export async function insertSales(tx: Tx, shopId: string, orderId: string, sold: Sold[]): Promise<void> {
  if (sold.length === 0) return;
  await run(tx, movementsKept, [
    shopId,
    orderId,
    sold.map(({ variantId }) => variantId),
    sold.map(({ addOnId }) => addOnId),
    sold.map(({ quantity }) => quantity),
  ]);
}
