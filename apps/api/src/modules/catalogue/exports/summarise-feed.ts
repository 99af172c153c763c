import { type FeedSummary, feedGapShown, feedGaps } from "@mauzo/contract/catalogue/product-exports";
import type { ShopVisit } from "../../../http/visit.ts";
import { feedGap, feedRows } from "./rules/feed-rows.ts";
import { everyProduct } from "./steps/every-product.ts";

/** What the feed for a catalogue of Meta has, and what is left out of it, by the rule that writes it. */
export async function summariseFeed(visit: ShopVisit): Promise<FeedSummary> {
  const gaps = feedGaps.map((kind): FeedSummary["gaps"][number] => ({ kind, count: 0, products: [] }));
  let items = 0;
  for await (const product of everyProduct(visit, { status: "active" })) {
    items += feedRows(product, { slug: "", name: "" }, "").length;
    const gap = gaps.find(({ kind }) => kind === feedGap(product));
    if (!gap) continue;
    gap.count++;
    if (gap.products.length < feedGapShown) gap.products.push({ id: product.id, name: product.name });
  }
  return { items, gaps };
}
