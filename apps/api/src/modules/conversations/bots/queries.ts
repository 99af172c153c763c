import { bots } from "../../../db/schema/conversations/bots.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export async function insertBot(tx: Tx, shopId: string): Promise<string> {
  const [row] = await tx.insert(bots).values({ shopId }).returning({ id: bots.id });
  if (!row) throw new Error("the database returned no bot");
  return row.id;
}
