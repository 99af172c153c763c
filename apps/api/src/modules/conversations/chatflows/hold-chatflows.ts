import type { Tx } from "../../../db/tenant-transaction.ts";
import { lockChatflows } from "./queries.ts";

/** Has one transaction at a time publish, plan and try versions of the shop's flows. It comes before any other lock of theirs. */
export async function holdChatflows(tx: Tx, shopId: string): Promise<void> {
  await lockChatflows(tx, shopId);
}
