import { publishLiveEvent } from "../../../db/live-events.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { Refused, Unknown, Unreached } from "../../../gateways/channels/port.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { openAccount } from "../channels/open-account.ts";
import { isBusy } from "../templates/steps/is-busy.ts";
import { endSending, holdSending, lockCatalogue, updateCatalogue } from "./queries/catalogues.ts";
import {
  type ChangedItem,
  forgetKeptBack,
  forgetSome,
  listChanged,
  listGone,
  markLeaving,
  saveItems,
} from "./queries/items.ts";
import { isCatalogueBusy, itemOf, noPicture, reasonOf } from "./rules.ts";

type Pushing = Pick<JobDeps, "pool" | "queue" | "sealedValues" | "channelCatalogues" | "env">;

/**
 * What is sent at once. The provider takes far more, but its answer must stay small enough to be read if it names a problem
 * of each.
 */
const mostAtOnce = 200;
/** Longer than a request takes: after it, a process that sent something is gone. */
const holdSeconds = 25;

/** What has to be sent, held for this process; undefined: nothing, or somebody else sends. */
async function take({ pool, queue, sealedValues, env }: Pushing, shopId: string) {
  return inShop(pool, shopId, async (tx) => {
    const account = await openAccount(tx, { sealedValues }, shopId);
    const catalogue = account && (await lockCatalogue(tx, shopId));
    if (!catalogue) return undefined;
    if (catalogue.isSending) {
      await queue.send(tx, "push-catalogue", { shopId }, { afterSeconds: 5, singleKey: shopId });
      return undefined;
    }
    await forgetKeptBack(tx, shopId, noPicture);
    const changed = await listChanged(tx, shopId, mostAtOnce);
    const gone = await listGone(tx, shopId, mostAtOnce - changed.length);
    if (changed.length + gone.length === 0) {
      await updateCatalogue(tx, shopId, { upToDateAt: new Date().toISOString(), refusedCode: null });
      await publishLiveEvent(tx, { topic: "channels", id: catalogue.id });
      await queue.send(tx, "push-catalogue-sets", { shopId }, { singleKey: shopId });
      return undefined;
    }
    await holdSending(tx, shopId, holdSeconds);
    const shop = await getShop(tx, shopId);
    const all = changed.map((row) => ({ row, item: itemOf(row, shop, env.siteUrl) }));
    // What lost its picture cannot be changed there any more, and would be sold as it was.
    const isLeaving = ({ row, item }: (typeof all)[number]) => !item && row.state !== null && row.reason !== noPicture;
    const rows = all.filter((each) => !isLeaving(each));
    const leaving = all.filter(isLeaving).map(({ row }) => row.variantId);
    return { catalogue, token: account.token, rows, gone: [...leaving, ...gone] };
  });
}

const nothingSent = { result: "taken" as const, handle: undefined, problems: new Map<string, string>() };
/** Whether the provider will say no again, until somebody mends something. */
const isRefusal = (answer: Refused | Unknown | Unreached): answer is Refused =>
  answer.result === "refused" && !isBusy(answer.code) && !isCatalogueBusy(answer.code);

const rowOf = ({ variantId, productId, digest }: ChangedItem) => ({ variantId, productId, digest });

/**
 * Sends to WhatsApp's catalogue what it has otherwise than the shop: a batch at a time, by one process at a time. Items
 * are known by our ids, so what was sent and not noted is sent again and still there once.
 */
export async function pushCatalogue(deps: Pushing, { shopId }: JobPayloads["push-catalogue"]): Promise<void> {
  const { pool, queue, channelCatalogues } = deps;
  const taken = await take(deps, shopId);
  if (!taken) return;
  const { catalogue, token, rows, gone } = taken;
  const { catalogueId } = catalogue;
  const items = rows.flatMap(({ item }) => item ?? []);
  const answer =
    items.length + gone.length === 0
      ? nothingSent
      : await channelCatalogues.send({ catalogueId, token }, { items, gone });
  if (answer.result !== "taken" && !isRefusal(answer)) {
    await inShop(pool, shopId, (tx) => endSending(tx, shopId, catalogueId));
    throw new Error("WhatsApp takes no items now");
  }
  await inShop(pool, shopId, async (tx) => {
    if (!(await endSending(tx, shopId, catalogueId))) return;
    await publishLiveEvent(tx, { topic: "channels", id: catalogue.id });
    await updateCatalogue(tx, shopId, { refusedCode: answer.result === "taken" ? null : answer.code });
    if (answer.result !== "taken") return;
    const { handle = null, problems } = answer;
    await saveItems(
      tx,
      shopId,
      rows.map(({ row, item }) => {
        const problem = item ? problems.get(row.variantId) : noPicture;
        const state = problem === undefined && handle !== null ? ("sent" as const) : ("refused" as const);
        const isSent = state === "sent";
        return {
          ...rowOf(row),
          state,
          handle: isSent ? handle : null,
          reason: isSent ? null : reasonOf(problem ?? ""),
        };
      }),
    );
    if (handle !== null) {
      await markLeaving(tx, shopId, gone, handle);
      await queue.send(tx, "check-catalogue", { shopId, handle, time: 0 }, { afterSeconds: 1 });
    } else {
      // It has nothing of what it was only to delete; what came with items is sent again without them.
      const refused = items.length === 0 ? gone : gone.filter((id) => problems.has(id));
      await forgetSome(tx, shopId, refused);
    }
    // As many as fit: there may be more.
    if (rows.length + gone.length === mostAtOnce)
      await queue.send(tx, "push-catalogue", { shopId }, { singleKey: shopId });
    else if (handle === null)
      await queue.send(tx, "push-catalogue", { shopId }, { afterSeconds: 1, singleKey: shopId });
  });
}
