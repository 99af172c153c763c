import { conversations } from "@mauzo/contract/conversations/conversations";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { findEmailOfWhoMay } from "../../account/staff/find-email-of-who-may.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { mentionMail } from "./messages.ts";
import { findUnseenMention } from "./queries/mentions.ts";

/** Mails somebody that a note names them; not if they have seen it, if it is gone, or if they may no longer read it. */
export async function mailMention(
  { pool, mail, env }: Pick<JobDeps, "pool" | "mail" | "env">,
  { shopId, noteId, userId }: JobPayloads["mention-mail"],
): Promise<void> {
  const letter = await inShop(pool, shopId, async (tx) => {
    const mention = await findUnseenMention(tx, shopId, noteId, userId);
    const to = mention && (await findEmailOfWhoMay(tx, shopId, userId, conversations.readers.access));
    if (!mention || !to) return undefined;
    const { name, language } = await getShop(tx, shopId);
    const link = `${env.dashboardUrl}/dashboard/conversations/${mention.conversationId}`;
    return { to, ...mentionMail(language ?? "en", { shop: name, link, isLeft: mention.isLeft }) };
  });
  if (letter) await mail.send(letter);
}
