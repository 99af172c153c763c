import type { Tx } from "../../../../db/tenant-transaction.ts";
import { isFirstChatflow } from "../../chatflows/is-first-chatflow.ts";

/** Whether customers can meet a flow: something was published of it, or it is the one that the shop began with. */
export const runs = async (
  tx: Tx,
  { shopId, chatflowId }: { shopId: string; chatflowId: string },
  newest: object | undefined,
): Promise<boolean> => newest !== undefined || isFirstChatflow(tx, shopId, chatflowId);
