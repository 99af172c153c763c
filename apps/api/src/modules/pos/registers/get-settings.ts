import type { PosSettings } from "@mauzo/contract/pos/registers";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { registersDocument } from "./queries.ts";

/** The shop's registers, in its order. */
export async function getSettings(tx: Tx, shopId: string): Promise<PosSettings> {
  const found = await registersDocument.find(tx, shopId);
  return { registers: found?.document ?? [], version: found?.version ?? 0 };
}
