import type { PosSettings } from "@mauzo/contract/pos/registers";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { lockRegisters, registersDocument } from "./queries.ts";

/** The shop's registers, in its order. `isHeld`: none is removed until the transaction ends. */
export async function getSettings(tx: Tx, shopId: string, { isHeld = false } = {}): Promise<PosSettings> {
  if (isHeld) await lockRegisters(tx, shopId);
  const found = await registersDocument.find(tx, shopId);
  return { registers: found?.document ?? [], version: found?.version ?? 0 };
}
