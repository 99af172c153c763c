import type { Logger } from "pino";
import type { Pool } from "../../../db/connection-pool.ts";
import type { SealedValues } from "../../../db/sealed/sealed-values.ts";
import { inShop, outsideShops } from "../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../facts.ts";
import type { Webhooks } from "../../../gateways/webhooks/port.ts";
import { openLoop } from "../../../jobs/open-loop.ts";
import { loops } from "../../../jobs/wake-loops.ts";
import { type DueWebhook, listDueWebhooks } from "./queries/sending.ts";
import { claimDelivery } from "./steps/claim-delivery.ts";
import { recordTry } from "./steps/record-try.ts";

type Options = {
  pool: Pool;
  webhooks: Pick<Webhooks, "post">;
  sealedValues: Pick<SealedValues, "open">;
  emitFact: EmitFact;
  log: Pick<Logger, "warn" | "error">;
  /** The clock. */
  now?: () => Date;
  random?: () => number;
};

/** How many messages of a process are under way: many, as an endpoint that hangs holds each for long. */
const mostOpen = 400;
/** How many of them are of one shop, so that a few shops whose servers hang leave room for all others. */
const mostOfShop = 10;
const pollEveryMs = 1_000;

/**
 * Sends what is due to shops' endpoints. Any number of processes may run it: who takes a delivery is the only one that
 * sends it. One whose process dies is sent again, so an endpoint may get a message twice, under the same id.
 */
export function openWebhookSender(options: Options) {
  const { pool, webhooks, sealedValues, emitFact, log, now = () => new Date(), random = Math.random } = options;
  /** What is under way, by the id of the delivery. */
  const open = new Map<string, { shopId: string; endpointId: string; sending: Promise<void> }>();
  const stopping = new AbortController();

  const underWayNow = () => [...open.values()].map(({ sending }) => sending);

  const send = async (due: DueWebhook) => {
    const { shopId } = due;
    const claimed = await inShop(pool, shopId, (tx) => claimDelivery(tx, { sealedValues }, due, now()));
    if (!claimed) return;
    const [at, began] = [now(), performance.now()];
    const answer = await webhooks.post(claimed, stopping.signal);
    const ms = Math.round(performance.now() - began);
    await inShop(pool, shopId, (tx) => recordTry(tx, { emitFact, random, now: now() }, claimed, { answer, at, ms }));
  };

  const launch = (due: DueWebhook) => {
    const sending = send(due)
      .then(loops.webhooks.wake)
      .catch((err: unknown) => {
        // What is given up by a process that stops is sent by another.
        if (!stopping.signal.aborted) log.error({ err, delivery: due.id }, "a webhook was not sent or not recorded");
      })
      .finally(() => void open.delete(due.id));
    open.set(due.id, { shopId: due.shopId, endpointId: due.endpointId, sending });
  };

  /** Sends once what may be sent now; returns how much that was. */
  const round = async () => {
    let sent = 0;
    if (open.size >= mostOpen) return sent;
    for (const due of await listDueWebhooks(outsideShops(pool), now(), { most: mostOpen, ofShop: mostOfShop })) {
      if (open.size >= mostOpen) break;
      const ofShop = [...open.values()].filter(({ shopId }) => shopId === due.shopId);
      const underWay = ofShop.filter(({ endpointId }) => endpointId === due.endpointId).length;
      if (open.has(due.id) || ofShop.length >= mostOfShop || underWay >= due.atOnce) continue;
      launch(due);
      sent++;
    }
    return sent;
  };

  const loop = openLoop({
    run: async () => {
      await round();
      return pollEveryMs;
    },
    onWake: loops.webhooks.onWake,
    log,
  });

  return {
    /** Sends everything that is due by now, and waits for the answers. */
    sendDue: async () => {
      for (;;) {
        const sent = await round();
        if (sent === 0 && open.size === 0) return;
        if (open.size > 0) await Promise.race(underWayNow());
      }
    },
    start: loop.start,
    /** Takes nothing more, and gives up what is under way: it is sent again. */
    stop: async () => {
      await loop.stop();
      stopping.abort();
      await Promise.all(underWayNow());
    },
  };
}
