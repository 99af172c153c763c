import type { StockMovement } from "@mauzo/contract/catalogue/stock";
import { Id } from "@mauzo/contract/shared";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { type LedgerPlace, listMovements } from "./queries/read-movements.ts";
import { findItem } from "./queries/read-stock.ts";

/** The cursor carries the stock before the last movement shown, so that the next page continues from it. */
function placeOf(cursor: string | undefined): LedgerPlace | undefined {
  if (cursor === undefined) return undefined;
  const [, id, stock] = /^(.{36})\.(\d{1,7})$/.exec(cursor) ?? [];
  if (!Id.safeParse(id).success || id === undefined) throw refuse("cursor_invalid", { loc: ["query", "cursor"] });
  return { id, stock: Number(stock) };
}

/** One page of an item's ledger, newest first. */
export function getMovements(
  { shopId, tx }: ShopContext,
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
