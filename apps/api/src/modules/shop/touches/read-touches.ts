import type { Tx } from "../../../db/tenant-transaction.ts";
import type { RequestContext } from "../../../http/request-context.ts";
import { listStored } from "./queries.ts";
import { readVia } from "./rules.ts";

/** The first touch and the last, as they are stored; both are null where nothing is known. */
export type StoredTouches = { firstTouch: string | null; lastTouch: string | null };

/** What led somebody here, of what the shop has: whatever else the page says counts as nothing. */
export async function readTouches(
  tx: Tx,
  shopId: string,
  { requestHeader }: Pick<RequestContext, "requestHeader">,
): Promise<StoredTouches> {
  const named = readVia(requestHeader);
  const stored = named.length === 0 ? [] : await listStored(tx, shopId, named);
  return { firstTouch: stored[0] ?? null, lastTouch: stored.at(-1) ?? null };
}
