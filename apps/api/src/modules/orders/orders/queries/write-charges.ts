import { runStatement, statement } from "../../../../db/prepared-statement.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { PricedCharge } from "../steps/price-charges.ts";

const chargesKept = statement(`
  insert into order_charges (shop_id, order_id, kind, name, type, value, amount_minor, position)
  select $1, $2, kind, name, type, value, amount, position - 1
  from unnest($3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[])
    with ordinality as charge (kind, name, type, value, amount, position)`);

const chargesDropped = statement("update order_charges set dropped = true where shop_id = $1 and order_id = $2");
/** Deletes all charges and discounts of an order. */
export const dropCharges = (tx: Tx, shopId: string, orderId: string) =>
  runStatement(tx, chargesDropped, [shopId, orderId]);

/** Stores the charges and discounts of an order, in this order. */
export const insertCharges = (tx: Tx, shopId: string, orderId: string, charges: PricedCharge[]) =>
  runStatement(tx, chargesKept, [
    ...[shopId, orderId],
    charges.map(({ kind }) => kind),
    charges.map(({ name }) => name),
    charges.map(({ type }) => type),
    charges.map(({ value }) => value),
    charges.map(({ amountMinor }) => amountMinor),
  ]);
