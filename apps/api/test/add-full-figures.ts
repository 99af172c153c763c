import { rebuildFigures } from "../src/modules/insights/rollups/rebuild-figures.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/** Figures of a day long ago, beside what is rolled up of the shop itself, and a day that is marked. */
export async function addFullFigures(stack: Stack, { shopId }: OpenedShop, word: string) {
  await rebuildFigures(stack.pool, shopId);
  for (const row of [
    "day_sales select $1, '2020-01-31', 9, 'web', 1, 1, 100, 0, 0, 0",
    "day_goods select $1, '2020-01-31', uuidv7(), uuidv7(), false, 1, 1, 100, 0",
    "day_sources select $1, 'last', '2020-01-31', 'direct', 1, 1, 1, 100",
    "changed_days select $1, '2020-01-30'",
    `conversation_times (shop_id, conversation_id, kind, user_id, since)
     select $1, id, 'answered', uuidv7(), now() - interval '3 minutes' from conversations where shop_id = $1 limit 1`,
  ])
    await stack.db.query(`insert into ${row}`, [shopId]);
  await stack.db.query("insert into day_money select $1, '2020-01-31', uuidv7(), $2, 1, 100, 0", [
    shopId,
    `Karani ${word}`,
  ]);
}
