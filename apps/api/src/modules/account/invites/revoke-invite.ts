import { closeEntrances } from "../../../db/entrances.ts";
import { notFound } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { deleteInvite } from "./queries/pending.ts";

/** Takes an invite back: its link ends at once. */
export async function revokeInvite({ shopId, tx }: ShopVisit, id: string): Promise<{ done: true }> {
  return tx(async (tx) => {
    if (!(await deleteInvite(tx, shopId, id))) throw notFound();
    await closeEntrances(tx, "invite", id);
    return { done: true };
  });
}
