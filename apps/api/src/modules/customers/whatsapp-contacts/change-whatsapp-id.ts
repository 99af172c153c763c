import type { Tx } from "../../../db/tenant-transaction.ts";
import { addIds, changeWaId } from "./queries.ts";
import { idsOf } from "./rules.ts";

type Changed = { shopId: string; contactId: string; waId: string | null; bsuid: string | null };

/** Somebody took another number or another id: the same contact, with the same conversation. */
export async function changeWhatsappId(tx: Tx, { shopId, contactId: id, ...changed }: Changed): Promise<void> {
  const { waId, businessUserId } = idsOf(changed);
  if (waId !== null) await changeWaId(tx, { shopId, id }, waId);
  await addIds(tx, { shopId, id }, { waId: null, businessUserId });
}
