import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { listCampaignsTo, listFlowsWith } from "../queries.ts";

/** How many are named. */
const most = 5;

/** @throws 409, naming them, as long as campaigns or chatflows use this segment; the caller has locked it, so no others begin to */
export async function refuseInUse(tx: Tx, shopId: string, id: string): Promise<void> {
  const campaigns = await listCampaignsTo(tx, shopId, id, most + 1);
  const names = [...campaigns, ...(await listFlowsWith(tx, shopId, id, most + 1))];
  if (names.length === 0) return;
  const named = names.slice(0, most).map((name) => `“${name}”`);
  const uses = [...named, ...(names.length > most ? ["…"] : [])].join(", ");
  throw refuse({ code: "segment_in_use", values: { uses } });
}
