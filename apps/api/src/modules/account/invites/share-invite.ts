import { type InviteLink, invitePath } from "@mauzo/contract/account/invites";
import { createLookupKey } from "../../../db/lookup-keys.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { inviteMessage } from "./messages.ts";
import { findShopName, lockValidInvite } from "./queries/invites.ts";
import { newInviteToken } from "./rules.ts";

/** Creates one more link to an invite, for the inviter to hand over. It ends with the invite. @throws 404 */
export async function shareInvite(
  { env }: Pick<Deps, "env">,
  { shopId, tx }: ShopContext,
  id: string,
): Promise<InviteLink> {
  const key = newInviteToken("handed over");
  const url = env.dashboardUrl + invitePath(key);
  return tx(async (tx) => {
    const invite = await lockValidInvite(tx, shopId, id);
    if (!invite) throw notFound();
    await createLookupKey(tx, { kind: "invite", key, shopId, targetId: id, expiresAt: invite.expires_at });
    return { url, text: inviteMessage(invite.language, { shop: await findShopName(tx, shopId), link: url }) };
  });
}
