import { mostMatchedLines } from "@mauzo/contract/orders/order-matches";
import { readOrderText } from "@mauzo/format/order-text/read-order-text";
import type { OrderWish, ProductFacts } from "../flow-requests.ts";
import { matchMessageItems } from "./match-message-items.ts";
import { rankCandidates, termsOf } from "./rank-candidates.ts";
import { toWishes } from "./to-wishes.ts";

/** What a text orders of products in memory, as the API finds it in the shop's. */
export function matchShelf(text: string, shelf: readonly ProductFacts[]): OrderWish[] {
  const items = readOrderText(text).slice(0, mostMatchedLines);
  const found = termsOf(items).flatMap((term) =>
    shelf
      .filter(({ name, description }) => `${name}\n${description}`.toLowerCase().includes(term))
      .map(({ id, name }) => ({ term, id, name })),
  );
  const products = new Map(shelf.map((each) => [each.id, each]));
  const { lines } = matchMessageItems(items, (item) =>
    rankCandidates(item, found).flatMap((id) => products.get(id) ?? []),
  );
  return toWishes(lines, products);
}
