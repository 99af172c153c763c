import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { lockShift } from "./queries/write-shifts.ts";

/** Keeps a shift from being closed until the transaction ends; one that is closed stays so. @throws 404 */
export async function holdShift(tx: Tx, shopId: string, id: string): Promise<{ isOpen: boolean }> {
  const held = await lockShift(tx, { shopId, id }, "shared");
  if (!held) throw notFound();
  return { isOpen: held.closedAt === null };
}
