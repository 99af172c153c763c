import { randomUUID } from "node:crypto";
import type { Tx } from "../../../db/scope.ts";
import type { Queue } from "../../../jobs/queue.ts";

/**
 * The shop's public page has to be made anew once this transaction is committed. A job of its own for every change: one
 * that waited already may be done before the commit.
 * @param listing whether the directory shows something else of the shop, too.
 */
export const tellSite = (tx: Tx, queue: Pick<Queue, "send">, shopId: string, { listing = false } = {}): Promise<void> =>
  queue.send(tx, "shop-changed", { shopId, listing }, { singleKey: randomUUID() });
