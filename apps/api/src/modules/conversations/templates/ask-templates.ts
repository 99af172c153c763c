import { publishLiveEvent } from "../../../db/live-events.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { openAccount } from "../channels/open-account.ts";
import { lockSubmitted, updateText } from "./queries.ts";
import { afterList, askAgainAfter } from "./rules/standing.ts";
import { isBusy } from "./steps/is-busy.ts";

/**
 * Asks WhatsApp how the shop's templates stand: what it lists is true, in whatever order its news came. While something
 * is being reviewed it asks again, later and later.
 */
export async function askTemplates(
  {
    pool,
    queue,
    sealedValues,
    channelTemplates,
  }: Pick<JobDeps, "pool" | "queue" | "sealedValues" | "channelTemplates">,
  { shopId, time }: JobPayloads["ask-templates"],
): Promise<void> {
  const account = await inShop(pool, shopId, (tx) => openAccount(tx, { sealedValues }, shopId));
  if (!account) return;
  const askedAt = new Date();
  const answer = await channelTemplates.list(account);
  if (answer.result === "refused" && !isBusy(answer.code)) return;
  if (answer.result !== "found") throw new Error("WhatsApp did not say how the templates stand");
  const listed = new Map(answer.templates.map((template) => [template.id, template]));
  await inShop(pool, shopId, async (tx) => {
    let waits = false;
    const changed = new Set<string>();
    for (const row of await lockSubmitted(tx, shopId)) {
      const next = afterList(row, listed, askedAt);
      if (next) {
        await updateText(tx, shopId, row, { ...next, stateAt: askedAt.toISOString() });
        changed.add(row.templateId);
      }
      waits ||= ["pending", "in_appeal", "sending"].includes((next ?? row).state);
    }
    for (const id of changed) await publishLiveEvent(tx, { topic: "channels", id });
    const afterSeconds = waits ? askAgainAfter(time) : undefined;
    if (afterSeconds === undefined) return;
    // One question of a shop at a time: who was asked for something else joins it once they have asked as often.
    const again = { afterSeconds, singleKey: `${shopId} ${time + 1}` };
    await queue.send(tx, "ask-templates", { shopId, time: time + 1 }, again);
  });
}
