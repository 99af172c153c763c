import type { Pool } from "../../../db/connection-pool.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { restartChats, rollChats, rollDays, unrollDays } from "./queries.ts";
import { inSpans } from "./steps/in-spans.ts";

const daysAtOnce = 31;
const chatsAtOnce = 500;

/**
 * Rolls up a shop anew from its conversations, orders and transfers; meanwhile its figures are read from those. Returns for
 * how many days. What is known of chats whose messages are gone stays. The chats come first and by themselves: nobody who rolls
 * up days waits for them.
 */
export async function rebuildFigures(pool: Pool, shopId: string): Promise<number> {
  await inShop(pool, shopId, (tx) => restartChats(tx, shopId));
  await rollAll(pool, shopId, inSpans(chatsAtOnce, rollChats));
  await inShop(pool, shopId, unrollDays);
  return rollAll(pool, shopId, inSpans(daysAtOnce, rollDays));
}

async function rollAll(pool: Pool, shopId: string, rollNext: ReturnType<typeof inSpans>): Promise<number> {
  for (let all = 0; ; ) {
    const rolled = await rollNext(pool, shopId);
    if (rolled === 0) return all;
    all += rolled;
  }
}
