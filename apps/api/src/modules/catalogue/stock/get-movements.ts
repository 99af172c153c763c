import type { StockMovement } from "@mauzo/contract/catalogue/stock";
import { Id } from "@mauzo/contract/shared";
import { fieldRefusal, notFound } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { type LedgerPlace, listMovements } from "./queries/read-movements.ts";
import { findItem } from "./queries/read-stock.ts";

/** The cursor carries what there was before the last movement shown: the pages behind it count on from there. */
function placeOf(cursor: string | undefined): LedgerPlace | undefined {
  if (cursor === undefined) return undefined;
  const [, id, stock] = /^(.{36})\.(\d{1,7})$/.exec(cursor) ?? [];
  if (!Id.safeParse(id).success || id === undefined)
    throw fieldRefusal(["query", "cursor"], "Not a cursor of this list");
  return { id, stock: Number(stock) };
}

/** One page of an item's ledger, newest first. */
export function getMovements(
  { shopId, tx }: ShopVisit,
  id: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: StockMovement[]; next: string | null }> {
  const place = placeOf(cursor);
  return tx(async (tx) => {
    const item = await findItem(tx, shopId, id);
    if (!item) throw notFound();
    const found = await listMovements(tx, shopId, item, { place, limit: limit + 1 });
    const items = found.slice(0, limit);
    const last = items.at(-1);
    return { items, next: last && found.length > limit ? `${last.id}.${last.stock_after - last.delta}` : null };
  });
}
