import type { Tx } from "../../../../db/tenant-transaction.ts";
import { searchProductNames } from "../queries/search-product-names.ts";

/** How many products one term may find: the newest, or the most similar where only a fuzzy match is found. */
const mostOfTerm = 40;

/** Products on offer that the shop's search finds for each of these terms. */
export const searchByTerms = (
  tx: Tx,
  shopId: string,
  terms: string[],
): Promise<{ term: string; id: string; name: string }[]> => searchProductNames(tx, shopId, terms, mostOfTerm);
