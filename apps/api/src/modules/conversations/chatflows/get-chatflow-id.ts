import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findChatflow, findDefault } from "./queries.ts";

/** The flow that is asked for, or else the one that new conversations on the shop's page meet. @throws 404 */
export async function getChatflowId(tx: Tx, shopId: string, wanted: string | undefined): Promise<string> {
  const id = wanted === undefined ? await findDefault(tx, shopId, "web") : (await findChatflow(tx, shopId, wanted))?.id;
  if (id === undefined) throw notFound();
  return id;
}
