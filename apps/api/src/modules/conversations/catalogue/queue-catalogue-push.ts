import type { AfterCommitSubscriber } from "../../../facts.ts";
import { findCatalogue } from "./queries/catalogues.ts";

/** What changes at once is sent together. */
const quietSeconds = 2;

/** Queues sending what changed to WhatsApp's catalogue, for a shop that has one. */
export const queueCataloguePush: AfterCommitSubscriber["handle"] = async (tx, { queue }, { shopId }) => {
  if (!(await findCatalogue(tx, shopId))) return;
  await queue.send(tx, "push-catalogue", { shopId }, { afterSeconds: quietSeconds, singleKey: shopId });
};
