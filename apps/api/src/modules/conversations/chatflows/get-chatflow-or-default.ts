import type { Tx } from "../../../db/tenant-transaction.ts";
import { getChatflowId } from "./get-chatflow-id.ts";
import { findChatflow } from "./queries.ts";

/** A flow if the shop still has it, or else the one that new conversations on the shop's page meet. */
export async function getChatflowOrDefault(tx: Tx, shopId: string, id: string | undefined): Promise<string> {
  const isThere = id !== undefined && (await findChatflow(tx, shopId, id)) !== undefined;
  return getChatflowId(tx, shopId, isThere ? id : undefined);
}
