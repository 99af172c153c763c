import { randomUUID } from "node:crypto";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Queue } from "../../../jobs/job-queue.ts";

/**
 * Enqueues rendering the shop's public page again after this transaction commits. Every change gets a job of its own:
 * one that already waits may run before the commit.
 * @param listing whether the directory entry changed, too.
 */
export const queueSiteRefresh = (
  tx: Tx,
  queue: Pick<Queue, "send">,
  shopId: string,
  { listing = false } = {},
): Promise<void> => queue.send(tx, "shop-changed", { shopId, listing }, { singleKey: randomUUID() });
