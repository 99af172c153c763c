import { publishLiveEvent } from "../../../db/live-events.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { openAccount } from "../channels/open-account.ts";
import { isBusy } from "../templates/steps/is-busy.ts";
import { findCatalogue } from "./queries/catalogues.ts";
import { endBatch, listOfBatch, markRefused } from "./queries/items.ts";
import { askAfterSeconds, isCatalogueBusy, reasonOf } from "./rules.ts";

type Checking = Pick<JobDeps, "pool" | "queue" | "sealedValues" | "channelCatalogues">;

/** Asks WhatsApp what became of a batch, later and later until it was carried out; then it is known what is there. */
export async function checkCatalogue(
  { pool, queue, sealedValues, channelCatalogues }: Checking,
  { shopId, handle, time }: JobPayloads["check-catalogue"],
): Promise<void> {
  const opened = await inShop(pool, shopId, async (tx) => {
    const account = await openAccount(tx, { sealedValues }, shopId);
    const catalogue = await findCatalogue(tx, shopId);
    return account && catalogue && { ...catalogue, token: account.token };
  });
  if (!opened) return;
  const answer = await channelCatalogues.check(opened, handle);
  if (answer.result === "refused" && (isBusy(answer.code) || isCatalogueBusy(answer.code)))
    throw new Error("WhatsApp does not say what became of a batch now");
  if (answer.result !== "checked" && answer.result !== "refused")
    throw new Error("WhatsApp did not say what became of a batch");
  await inShop(pool, shopId, async (tx) => {
    const isDone = answer.result === "refused" || answer.isDone;
    const afterSeconds = isDone ? undefined : askAfterSeconds(time);
    if (afterSeconds !== undefined) {
      await queue.send(tx, "check-catalogue", { shopId, handle, time: time + 1 }, { afterSeconds });
      return;
    }
    const ofBatch = await listOfBatch(tx, shopId, handle);
    if (!isDone || answer.result === "refused") {
      const words = answer.result === "refused" ? answer.details : "";
      // What it was to delete stays as it is: it is sent again when nobody heard of it for long.
      const items = ofBatch.filter(({ state }) => state !== "leaving").map(({ variantId }) => variantId);
      await markRefused(tx, shopId, items, reasonOf(words));
    } else {
      for (const { variantId, state } of ofBatch) {
        const problem = answer.problems.get(variantId);
        // A deletion that it refuses is of what it does not have, and done with.
        if (problem !== undefined && state !== "leaving") await markRefused(tx, shopId, [variantId], reasonOf(problem));
      }
      await endBatch(tx, shopId, handle);
    }
    await publishLiveEvent(tx, { topic: "channels", id: opened.id });
    // What changed while the batch was on its way waited for it.
    await queue.send(tx, "push-catalogue", { shopId }, { singleKey: shopId });
  });
}
