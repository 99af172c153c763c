import type { DeliveryMethod } from "@mauzo/contract/shop/delivery-methods";
import { runStatement, statement } from "../../../db/prepared-statement.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const methodsOf = statement<{ methods: DeliveryMethod[] }>("select methods from delivery_methods where shop_id = $1");
export const findMethods = async (tx: Tx, shopId: string): Promise<DeliveryMethod[]> =>
  (await runStatement(tx, methodsOf, [shopId]))[0]?.methods ?? [];

const upsertedMethods = statement(`
  insert into delivery_methods (shop_id, methods) values ($1, $2)
  on conflict (shop_id) do update set methods = excluded.methods, updated_at = now()`);
export const upsertMethods = (tx: Tx, shopId: string, methods: DeliveryMethod[]) =>
  runStatement(tx, upsertedMethods, [shopId, JSON.stringify(methods)]);
