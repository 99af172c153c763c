import type { Logger } from "pino";
import type { Pool } from "../../../db/connection-pool.ts";
import { inShop, outsideShops } from "../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../facts.ts";
import { openLoop } from "../../../jobs/open-loop.ts";
import { loops } from "../../../jobs/wake-loops.ts";
import { markReachable } from "../../customers/contacts/mark-reachable.ts";
import { listDueStatusShops } from "./queries/due-numbers.ts";
import { applyConsequence } from "./steps/apply-consequence.ts";
import { applyStatuses } from "./steps/apply-statuses.ts";

type StatusDeps = {
  pool: Pool;
  emitFact: EmitFact;
  log: Pick<Logger, "warn" | "error">;
  /** The clock. */
  now?: () => Date;
};

const mostShops = 50;
const pollEveryMs = 1_000;

/** Applies what the provider tells of messages. Any number of processes may run it. */
export function openStatusLoop({ pool, emitFact, log, now = () => new Date() }: StatusDeps) {
  const applyOf = async (shopId: string) => {
    const { isFull, consequences, reached } = await inShop(pool, shopId, (tx) => applyStatuses(tx, shopId, now()));
    for (const { cause, consequence } of consequences)
      await inShop(pool, shopId, (tx) => applyConsequence(tx, emitFact, cause, consequence, now()));
    if (reached.length > 0)
      await inShop(pool, shopId, async (tx) => {
        for (const contactId of reached.toSorted()) await markReachable(tx, { shopId, contactId });
      });
    return isFull;
  };

  /** @returns whether there is more. */
  const round = async () => {
    let isMore = false;
    for (const shopId of await listDueStatusShops(outsideShops(pool), now(), mostShops)) {
      try {
        isMore = (await applyOf(shopId)) || isMore;
      } catch (err) {
        log.error({ err, shop: shopId }, "what became of a shop's messages was not applied");
      }
    }
    return isMore;
  };

  const loop = openLoop({ run: async () => ((await round()) ? 0 : pollEveryMs), onWake: loops.statuses.onWake, log });
  return {
    /** Applies everything there is by now. */
    applyDue: async () => {
      while (await round());
    },
    start: loop.start,
    stop: loop.stop,
  };
}
