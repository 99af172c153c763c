import { type FeedSummary, feedGapShown, feedGaps } from "@mauzo/contract/catalogue/product-exports";
import type { ShopContext } from "../../../http/request-context.ts";
import { feedGap, metaFeedRows } from "./rules/meta-feed-rows.ts";
import { iterateProducts } from "./steps/iterate-products.ts";

/** Counts what the feed for a Meta catalogue includes and leaves out, by the same rule that writes the feed. */
export async function summariseMetaFeed(context: ShopContext): Promise<FeedSummary> {
  const gaps = feedGaps.map((kind): FeedSummary["gaps"][number] => ({ kind, count: 0, products: [] }));
  let items = 0;
  for await (const product of iterateProducts(context, { status: "active" })) {
    items += metaFeedRows(product, { slug: "", name: "" }, "").length;
    const gap = gaps.find(({ kind }) => kind === feedGap(product));
    if (!gap) continue;
    gap.count++;
    if (gap.products.length < feedGapShown) gap.products.push({ id: product.id, name: product.name });
  }
  return { items, gaps };
}
