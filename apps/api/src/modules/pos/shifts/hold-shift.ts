import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { lockShift } from "./queries/write-shifts.ts";

/** Keeps a shift from being closed until the transaction ends; one that is closed stays so. Who may change it holds it alone. @throws 404 */
export async function holdShift(
  tx: Tx,
  shopId: string,
  id: string,
  how: "alone" | "shared" = "shared",
): Promise<{ isOpen: boolean }> {
  const held = await lockShift(tx, { shopId, id }, how);
  if (!held) throw notFound();
  return { isOpen: held.closedAt === null };
}
