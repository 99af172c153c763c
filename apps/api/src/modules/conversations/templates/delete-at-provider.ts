import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { openAccount } from "../channels/open-account.ts";
import { isNamed } from "./queries.ts";
import { isBusy } from "./steps/is-busy.ts";

/**
 * Deletes a template at WhatsApp in all languages. One that the shop has written anew under its name since is not: what
 * WhatsApp has of the old one becomes the new one when that is sent.
 */
export async function deleteAtProvider(
  { pool, sealedValues, channelTemplates }: Pick<JobDeps, "pool" | "sealedValues" | "channelTemplates">,
  { shopId, name }: JobPayloads["delete-template"],
): Promise<void> {
  const account = await inShop(pool, shopId, async (tx) =>
    (await isNamed(tx, shopId, name)) ? undefined : openAccount(tx, { sealedValues }, shopId),
  );
  if (!account) return;
  const answer = await channelTemplates.remove(account, name);
  if (answer.result === "done" || (answer.result === "refused" && !isBusy(answer.code))) return;
  throw new Error("WhatsApp did not delete a template");
}
