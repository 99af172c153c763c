import type { AfterCommitSubscriber, Fact } from "../../../facts.ts";

const changesPage = (fact: Fact) => fact.name !== "order.moved" || fact.payload.stock !== null;
/** Whether the directory entry of the shop changed, too. */
const changesListing = ({ name }: Fact) => name === "shop.opened" || name === "shop.changed";

/** Queues rendering the shop's public page again. The changes are committed, so one queued job covers all of them. */
export const queueSiteRefresh: AfterCommitSubscriber["handle"] = async (tx, { queue }, { shopId, facts }) => {
  if (!facts.some(changesPage)) return;
  const listing = facts.some(changesListing);
  await queue.send(tx, "shop-changed", { shopId, listing }, { singleKey: `${shopId} ${listing}` });
};
