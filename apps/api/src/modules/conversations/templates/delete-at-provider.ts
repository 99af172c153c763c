import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { openAccount } from "../channels/open-account.ts";
import { isBusy } from "./steps/is-busy.ts";

/** Deletes a template at WhatsApp in all languages. */
export async function deleteAtProvider(
  { pool, sealedValues, channelTemplates }: Pick<JobDeps, "pool" | "sealedValues" | "channelTemplates">,
  { shopId, name }: JobPayloads["delete-template"],
): Promise<void> {
  const account = await inShop(pool, shopId, (tx) => openAccount(tx, { sealedValues }, shopId));
  if (!account) return;
  const answer = await channelTemplates.remove(account, name);
  if (answer.result === "done" || (answer.result === "refused" && !isBusy(answer.code))) return;
  throw new Error("WhatsApp did not delete a template");
}
