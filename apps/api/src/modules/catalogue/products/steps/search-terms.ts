import type { Tx } from "../../../../db/scope.ts";
import { listByTerms } from "../queries/search-names.ts";

/** How many products one term may bring; the newest, or the likest where only some spelling is forgiven. */
const mostOfTerm = 40;

/** Products on offer that the shop's search finds by each of these terms. */
export const searchTerms = (
  tx: Tx,
  shopId: string,
  terms: string[],
): Promise<{ term: string; id: string; name: string }[]> => listByTerms(tx, shopId, terms, mostOfTerm);
