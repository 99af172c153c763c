import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { lockOwnPrivate } from "../queries.ts";

/** Locks a private picture against its removal, for what begins to use it; refused when it is gone, or something else's. */
export async function lockPrivatePicture(tx: Tx, shopId: string, id: string, loc: string[]): Promise<void> {
  if (!(await lockOwnPrivate(tx, shopId, id))) throw refuse("picture_gone", { loc });
}
