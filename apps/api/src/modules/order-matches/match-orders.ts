import { mostMatchedLines, type OrderMatches } from "@mauzo/contract/order-matches";
import { readOrderText } from "@mauzo/format/order-text/read-order-text";
import type { Tx } from "../../db/scope.ts";
import { getProducts } from "../products/get-products.ts";
import { searchTerms } from "../products/steps/search-terms.ts";
import { chooseLines } from "./rules/choose-lines.ts";
import { rankFound, termsOf } from "./rules/rank-found.ts";

/** What a message orders: each wish with the products of the shop that its words may mean. */
export async function matchOrders(tx: Tx, shopId: string, text: string): Promise<OrderMatches> {
  const all = readOrderText(text);
  const wishes = all.slice(0, mostMatchedLines);
  const terms = termsOf(wishes);
  const found = terms.length === 0 ? [] : await searchTerms(tx, shopId, terms);
  const ranked = new Map(wishes.map((wish) => [wish, rankFound(wish, found)]));
  const ids = [...new Set([...ranked.values()].flat())];
  const products = new Map((ids.length === 0 ? [] : await getProducts(tx, shopId, ids)).map((each) => [each.id, each]));
  const productsFor = (wish: (typeof wishes)[number]) =>
    (ranked.get(wish) ?? rankFound(wish, found)).flatMap((id) => products.get(id) ?? []);
  const chosen = chooseLines(wishes, productsFor);
  const named = new Set(chosen.lines.flatMap(({ candidates }) => candidates.map(({ product }) => product.id)));
  return {
    ...chosen,
    products: [...products.values()].filter(({ id }) => named.has(id)),
    left_out: all.length - wishes.length,
  };
}
