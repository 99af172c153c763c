import type { Tx } from "../../../../db/scope.ts";
import { run, statement } from "../../../../db/statement.ts";

type Found = { term: string; id: string; name: string };

/** `offset 0`: each that is found is looked up by its id; a function's rows are not guessed to be many. */
const searched = statement<Found>(`
  select t.term, p.id, p.name from unnest($2::text[]) t (term)
  cross join lateral search_products(t.term, $3) s
  cross join lateral (
    select p.id, p.name from products p where p.shop_id = $1 and p.id = s.id and p.on_offer offset 0) p`);

/** Products on offer that the search finds by each of these terms, so many for one of them. */
export const listByTerms = (tx: Tx, shopId: string, terms: string[], atMost: number): Promise<Found[]> =>
  run(tx, searched, [shopId, terms, atMost]);
