import { matchMessageItems } from "@mauzo/chatflow/matches/match-message-items";
import { rankCandidates, termsOf } from "@mauzo/chatflow/matches/rank-candidates";
import { mostMatchedLines, type OrderMatches } from "@mauzo/contract/orders/order-matches";
import { readOrderText } from "@mauzo/format/order-text/read-order-text";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { getSellableProducts } from "../../catalogue/products/get-sellable-products.ts";
import { searchByTerms } from "../../catalogue/products/steps/search-by-terms.ts";
import { extractContact, takePhone } from "./rules/extract-contact.ts";

/**
 * Finds what a message orders: each requested item with the products of the shop that its words may mean.
 * @param mostTerms how many words are searched for: each takes some hundredths of a second in a large shop
 */
export async function matchOrders(tx: Tx, shopId: string, text: string, mostTerms = 120): Promise<OrderMatches> {
  const { phone, rest } = takePhone(text);
  const all = readOrderText(rest);
  const wishes = all.slice(0, mostMatchedLines);
  const terms = termsOf(wishes).slice(0, mostTerms);
  const found = terms.length === 0 ? [] : await searchByTerms(tx, shopId, terms);
  const ranked = new Map(wishes.map((wish) => [wish, rankCandidates(wish, found)]));
  const ids = [...new Set([...ranked.values()].flat())];
  const products = new Map(
    (ids.length === 0 ? [] : await getSellableProducts(tx, shopId, ids)).map((each) => [each.id, each]),
  );
  const productsFor = (wish: (typeof wishes)[number]) =>
    (ranked.get(wish) ?? rankCandidates(wish, found)).flatMap((id) => products.get(id) ?? []);
  const chosen = matchMessageItems(wishes, productsFor);
  const goods = chosen.lines.filter(({ candidates }) => candidates.length > 0).map((line) => line.text);
  const strange = chosen.lines.filter(({ candidates }) => candidates.length === 0).map((line) => line.text);
  const { name, place, unread } = extractContact(rest, [...chosen.unread, ...strange], goods);
  const lines = chosen.lines.filter((line) => line.candidates.length > 0 || unread.includes(line.text));
  const named = new Set(lines.flatMap(({ candidates }) => candidates.map(({ product }) => product.id)));
  return {
    lines,
    unread: unread.filter((each) => chosen.unread.includes(each)),
    contact: { phone, name, place },
    products: [...products.values()].filter(({ id }) => named.has(id)),
    left_out: all.length - wishes.length,
  };
}
