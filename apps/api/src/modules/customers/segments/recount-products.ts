import type { AfterCommitSubscriber } from "../../../facts.ts";
import { listBuyers, writeProductsOf } from "./queries.ts";

/** Keeps what customers bought, which segments ask: written anew for those whose orders changed. */
export const recountProducts: AfterCommitSubscriber["handle"] = async (tx, _, { shopId, facts }) => {
  const merged = facts.flatMap((fact) =>
    fact.name === "customer.merged" ? [fact.subject, fact.payload.merged_id] : [],
  );
  const orderIds = facts.flatMap(({ name, subject }) => (name === "customer.merged" ? [] : [subject]));
  const ids = new Set([...merged, ...(await listBuyers(tx, shopId, orderIds))]);
  if (ids.size > 0) await writeProductsOf(tx, [...ids]);
};
