import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Deps } from "../../../deps.ts";
import { notFound, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getChannels } from "./get-channels.ts";
import { findSaved, lockConnection, updateConnection, updateNumber } from "./queries.ts";
import { passesByItself } from "./rules.ts";
import { askProvider } from "./steps/ask-provider.ts";
import { openConnection } from "./steps/open-connection.ts";

type Checked = Awaited<ReturnType<typeof checkAtProvider>>;

/** The slow part, before the transaction: asks the provider step by step. */
export async function checkAtProvider(
  deps: Pick<Deps, "channels" | "channelAccounts" | "webhookKeys" | "sealedValues">,
  { shopId, tx }: ShopContext,
) {
  const opened = await tx((tx) => openConnection(tx, deps, shopId));
  if (!opened) throw notFound();
  const { connection, number } = opened;
  const found = await askProvider(deps, opened);
  return {
    ...{ connectionId: connection.id, version: connection.version, numberId: number.id, found },
    digest: "",
    discard: async () => undefined,
  };
}

/** Stores what a check found: a number that passed may send again, whatever paused it. */
export async function storeCheck(
  deps: Pick<Deps, "env" | "webhookKeys">,
  { shopId, tx }: ShopContext,
  { connectionId, version, numberId, found: { steps, number } }: Checked,
) {
  return tx(async (tx) => {
    // The number first, as the sender takes them.
    if (number)
      await updateNumber(tx, shopId, numberId, {
        ...{ phone: number.phone, name: number.name, quality: number.quality ?? null, tier: number.tier ?? null },
        ...{ pausedUntil: null, pausedCode: null, pauses: 0 },
      });
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
    await publishLiveEvent(tx, { topic: "channels", id: connectionId });
    return { steps, channels: await getChannels(tx, deps, shopId) };
  });
}
