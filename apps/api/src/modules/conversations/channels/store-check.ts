import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Deps } from "../../../deps.ts";
import { savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { checkAtProvider } from "./check-at-provider.ts";
import { getChannels } from "./get-channels.ts";
import { findSaved, lockConnection, updateConnection, updateNumber } from "./queries.ts";
import { passesByItself } from "./rules.ts";

type Checked = Awaited<ReturnType<typeof checkAtProvider>>;

/** Stores what a check found: a number that passed may send again, whatever paused it. */
export async function storeCheck(
  deps: Pick<Deps, "env" | "webhookKeys" | "queue">,
  { shopId, tx }: ShopContext,
  { connectionId, version, numberId, found: { steps, number } }: Checked,
) {
  return tx(async (tx) => {
    // The number first, as the sender takes them.
    if (number) {
      await updateNumber(tx, shopId, numberId, {
        ...{ phone: number.phone, name: number.name, quality: number.quality ?? null, tier: number.tier ?? null },
        ...{ pausedUntil: null, pausedCode: null, pauses: 0 },
      });
      await deps.queue.send(tx, "fetch-lost", { shopId, numberId }, { singleKey: numberId });
    }
    const connection = await lockConnection(tx, shopId);
    if (connection?.id !== connectionId || connection.version !== version || connection.removedAt !== null)
      throw savedMeanwhile(await findSaved(tx, shopId));
    const failed = steps.find(({ state }) => state === "failed");
    if (!failed?.problem || !passesByItself(failed.problem)) {
      await updateConnection(tx, shopId, connectionId, {
        state: failed ? "refused" : "ok",
        refusedCode: failed?.code ?? null,
        checkedAt: new Date().toISOString(),
      });
    }
    // What WhatsApp refused of the catalogue for the token's sake it may take now.
    if (!failed) await deps.queue.send(tx, "push-catalogue", { shopId }, { singleKey: shopId });
    await publishLiveEvent(tx, { topic: "channels", id: connectionId });
    return { steps, channels: await getChannels(tx, deps, shopId) };
  });
}
