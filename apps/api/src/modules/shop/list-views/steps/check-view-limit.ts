import { listViewLimits, type ViewList } from "@mauzo/contract/shop/list-views";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { isBelowViewLimit } from "../queries.ts";

/** Refuses one more view than a list has room for; anybody else who shares one waits until this transaction ends. */
export async function checkViewLimit(tx: Tx, shopId: string, list: ViewList): Promise<void> {
  if (!(await isBelowViewLimit(tx, shopId, list)))
    throw refuse({ code: "too_many_views", values: { most: listViewLimits.each } });
}
