import type { Pool } from "../../../db/connection-pool.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { keepChatDays, rollDays, unrollDays } from "./queries.ts";

const daysAtOnce = 31;

/**
 * Rolls up a shop anew from its orders, transfers and conversations; meanwhile its figures are read from those. Returns for
 * how many days. What is known of chats whose messages are gone stays.
 */
export async function rebuildFigures(pool: Pool, shopId: string): Promise<number> {
  await inShop(pool, shopId, async (tx) => {
    await unrollDays(tx);
    await keepChatDays(tx, null, "1970-01-01");
  });
  let days = 0;
  for (;;) {
    const rolled = await inShop(pool, shopId, (tx) => rollDays(tx, daysAtOnce));
    if (rolled === 0) return days;
    days += rolled;
  }
}
