import { createLookupKey } from "../../../db/lookup-keys.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { NewFact } from "../../../facts.ts";
import { insertBot } from "./queries.ts";

/** Gives a new shop its bot. */
export async function createBot(tx: Tx, { shopId }: NewFact<"shop.opened">): Promise<void> {
  const id = await insertBot(tx, shopId);
  await createLookupKey(tx, { kind: "bot", key: id, shopId, targetId: id });
}
