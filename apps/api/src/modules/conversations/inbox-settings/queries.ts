import type { InboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import { sql } from "drizzle-orm";
import { shopDocument } from "../../../db/documents/shop-document.ts";
import { threads } from "../../../db/schema/conversations/threads.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export const inboxDocument = shopDocument<Omit<InboxSettings, "version">>("inbox_settings", "settings");

/** How many conversations led to nothing and are older than so many months. */
export async function countForgettable(tx: Tx, shopId: string, months: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from ${threads} t
    where t.shop_id = ${shopId} and t.last_at < now() - make_interval(months => ${months}::int) and led_to_nothing(t)`);
  return rows[0]?.count ?? 0;
}
