import { runStatement, statement } from "../../../../db/prepared-statement.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type Found = { term: string; id: string; name: string };

/** `offset 0`: looks up each match by its id, because the planner would expect many rows from the function. */
const searched = statement<Found>(`
  select t.term, p.id, p.name from unnest($2::text[]) t (term)
  cross join lateral search_products(t.term, $3) s
  cross join lateral (
    select p.id, p.name from products p where p.shop_id = $1 and p.id = s.id and p.on_offer offset 0) p`);

/** Products on offer that match each of these terms, at most this many for one term. */
export const searchProductNames = (tx: Tx, shopId: string, terms: string[], atMost: number): Promise<Found[]> =>
  runStatement(tx, searched, [shopId, terms, atMost]);
