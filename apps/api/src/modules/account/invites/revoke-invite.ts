import { deleteLookupKeys } from "../../../db/lookup-keys.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { deleteInvite } from "./queries/invites.ts";

/** Revokes an invite: its link ends at once. */
export async function revokeInvite({ shopId, tx }: ShopContext, id: string): Promise<{ done: true }> {
  return tx(async (tx) => {
    if (!(await deleteInvite(tx, shopId, id))) throw notFound();
    await deleteLookupKeys(tx, "invite", id);
    return { done: true };
  });
}
