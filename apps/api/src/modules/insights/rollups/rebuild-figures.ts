import type { Pool } from "../../../db/connection-pool.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { restartChats, rollChats, rollDays, unrollDays } from "./queries.ts";

const daysAtOnce = 31;
const chatsAtOnce = 500;

/**
 * Rolls up a shop anew from its conversations, orders and transfers; meanwhile its figures are read from those. Returns for
 * how many days. What is known of chats whose messages are gone stays.
 */
export async function rebuildFigures(pool: Pool, shopId: string): Promise<number> {
  await inShop(pool, shopId, (tx) => restartChats(tx, shopId));
  while ((await inShop(pool, shopId, (tx) => rollChats(tx, chatsAtOnce))) > 0);
  await inShop(pool, shopId, unrollDays);
  let days = 0;
  for (;;) {
    const rolled = await inShop(pool, shopId, (tx) => rollDays(tx, daysAtOnce));
    if (rolled === 0) return days;
    days += rolled;
  }
}
