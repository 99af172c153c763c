import { staff } from "@mauzo/contract/account/invites";
import { announce } from "../../../db/live.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { holdPair } from "./hold-pair.ts";
import { deleteMember } from "./queries.ts";

/** Takes a person out of the shop, with the invites they sent; their next request is refused. */
export async function removeMember({ shopId, tx, person }: ShopVisit, targetId: string): Promise<{ done: true }> {
  if (targetId === person.userId) throw new Refusal(403, "You cannot remove yourself. Ask another admin.");
  return tx(async (tx) => {
    await holdPair(tx, shopId, person, { targetId, need: staff.remove.access });
    await deleteMember(tx, shopId, targetId);
    await announce(tx, { topic: "staff", id: targetId });
    return { done: true };
  });
}
