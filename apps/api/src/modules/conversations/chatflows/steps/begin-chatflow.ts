import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { chatflowsMost } from "@mauzo/contract/conversations/chatflows";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { insertChatflow, lockChatflows } from "../queries.ts";

/** Begins a flow, as a draft. @throws 409 where there are too many */
export async function beginChatflow(
  tx: Tx,
  flow: { shopId: string; name: string; document: FlowDocument; userId: string },
): Promise<{ id: string }> {
  const { length } = await lockChatflows(tx, flow.shopId);
  if (length >= chatflowsMost) throw refuse({ code: "too_many_chatflows", values: { most: chatflowsMost } });
  return insertChatflow(tx, flow);
}
