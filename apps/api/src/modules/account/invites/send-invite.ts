import { invitePath } from "@mauzo/contract/account/invites";
import { createLookupKey } from "../../../db/lookup-keys.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { inviteMail } from "./messages.ts";
import { findLanguage, findShopName, lockValidInvite } from "./queries/invites.ts";
import { newInviteToken } from "./rules.ts";

/** Mails an invite's link. A repeat creates one more link to the same invite; they all end with it. */
export async function sendInvite(
  { pool, mail, env }: JobDeps,
  { shopId, inviteId }: JobPayloads["send-invite"],
): Promise<void> {
  const token = newInviteToken("mailed");
  const toSend = await inShop(pool, shopId, async (tx) => {
    const invite = await lockValidInvite(tx, shopId, inviteId);
    if (!invite) return undefined;
    await createLookupKey(tx, { kind: "invite", key: token, shopId, targetId: inviteId, expiresAt: invite.expires_at });
    const values = { shop: await findShopName(tx, shopId), inviter: invite.invited_by };
    return { invite, values, language: (await findLanguage(tx, invite.email)) ?? invite.language };
  });
  if (!toSend) return;
  const { invite, values, language } = toSend;
  await mail.send({
    to: invite.email,
    ...inviteMail(language, { ...values, link: env.dashboardUrl + invitePath(token) }),
  });
}
