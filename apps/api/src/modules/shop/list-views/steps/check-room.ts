import { listViewLimits, type ViewList } from "@mauzo/contract/shop/list-views";
import type { Tx } from "../../../../db/scope.ts";
import { Refusal } from "../../../../http/refusal.ts";
import { hasRoom } from "../queries.ts";

/** Refuses one more view than a list has room for; whoever shares another waits until this one is decided. */
export async function checkRoom(tx: Tx, shopId: string, list: ViewList): Promise<void> {
  if (!(await hasRoom(tx, shopId, list)))
    throw new Refusal(409, `This list has ${listViewLimits.each} shared views. Remove one first.`);
}
