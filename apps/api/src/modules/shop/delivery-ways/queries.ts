import type { DeliveryWay } from "@mauzo/contract/shop/delivery-ways";
import type { Tx } from "../../../db/scope.ts";
import { run, statement } from "../../../db/statement.ts";

const waysOf = statement<{ ways: DeliveryWay[] }>("select ways from delivery_ways where shop_id = $1");
export const findWays = async (tx: Tx, shopId: string): Promise<DeliveryWay[]> =>
  (await run(tx, waysOf, [shopId]))[0]?.ways ?? [];

const waysKept = statement(`
  insert into delivery_ways (shop_id, ways) values ($1, $2)
  on conflict (shop_id) do update set ways = excluded.ways, updated_at = now()`);
export const keepWays = (tx: Tx, shopId: string, ways: DeliveryWay[]) =>
  run(tx, waysKept, [shopId, JSON.stringify(ways)]);
