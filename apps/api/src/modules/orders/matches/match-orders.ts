import { mostMatchedLines, type OrderMatches } from "@mauzo/contract/orders/order-matches";
import { readOrderText } from "@mauzo/format/order-text/read-order-text";
import type { Tx } from "../../../db/scope.ts";
import { getProducts } from "../../catalogue/products/get-products.ts";
import { searchTerms } from "../../catalogue/products/steps/search-terms.ts";
import { chooseLines } from "./rules/choose-lines.ts";
import { rankFound, termsOf } from "./rules/rank-found.ts";
import { readContact, takePhone } from "./rules/read-contact.ts";

/** What a message orders: each wish with the products of the shop that its words may mean. */
export async function matchOrders(tx: Tx, shopId: string, text: string): Promise<OrderMatches> {
  const { phone, rest } = takePhone(text);
  const all = readOrderText(rest);
  const wishes = all.slice(0, mostMatchedLines);
  const terms = termsOf(wishes);
  const found = terms.length === 0 ? [] : await searchTerms(tx, shopId, terms);
  const ranked = new Map(wishes.map((wish) => [wish, rankFound(wish, found)]));
  const ids = [...new Set([...ranked.values()].flat())];
  const products = new Map((ids.length === 0 ? [] : await getProducts(tx, shopId, ids)).map((each) => [each.id, each]));
  const productsFor = (wish: (typeof wishes)[number]) =>
    (ranked.get(wish) ?? rankFound(wish, found)).flatMap((id) => products.get(id) ?? []);
  const chosen = chooseLines(wishes, productsFor);
  const goods = chosen.lines.filter(({ candidates }) => candidates.length > 0).map((line) => line.text);
  const strange = chosen.lines.filter(({ candidates }) => candidates.length === 0).map((line) => line.text);
  const { name, place, unread } = readContact(rest, [...chosen.unread, ...strange], goods);
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
