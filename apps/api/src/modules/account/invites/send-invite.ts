import { randomBytes } from "node:crypto";
import { invitePath } from "@mauzo/contract/account/invites";
import { openEntrance } from "../../../db/entrances.ts";
import { inShop } from "../../../db/scope.ts";
import type { JobDeps } from "../../../deps.ts";
import type { Jobs } from "../../../jobs/queues.ts";
import { inviteMail } from "./messages.ts";
import { findLanguage, findShopName, holdLiveInvite } from "./queries/pending.ts";

/** Mails an invite's link. A repeat is one more link to the same invite; they end together, with it. */
export async function sendInvite(
  { pool, mail, env }: JobDeps,
  { shopId, inviteId }: Jobs["send-invite"],
): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  const letter = await inShop(pool, shopId, async (tx) => {
    const invite = await holdLiveInvite(tx, shopId, inviteId);
    if (!invite) return undefined;
    await openEntrance(tx, { kind: "invite", key: token, shopId, targetId: inviteId, expiresAt: invite.expires_at });
    const values = { shop: await findShopName(tx, shopId), inviter: invite.invited_by };
    return { invite, values, language: (await findLanguage(tx, invite.email)) ?? invite.language };
  });
  if (!letter) return;
  const { invite, values, language } = letter;
  await mail.send({
    to: invite.email,
    ...inviteMail(language, { ...values, link: env.dashboardUrl + invitePath(token) }),
  });
}
