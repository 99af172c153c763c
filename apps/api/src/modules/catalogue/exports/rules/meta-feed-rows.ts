import type { FeedSummary } from "@mauzo/contract/catalogue/product-exports";
import type { Product } from "@mauzo/contract/catalogue/products";
import type { Shop } from "@mauzo/contract/shop/shop";
import { plainAmount } from "@mauzo/format/money";
import { productPath } from "@mauzo/format/text/product-address";
import { isPublished } from "@mauzo/selling/is-published";

export const feedColumns = [
  ...["id", "title", "description", "availability", "condition", "price", "link", "image_link", "brand"],
  ...["item_group_id", "additional_image_link", "quantity_to_sell_on_fb", "color", "size"],
];

const colours = new Set(["colour", "color", "rangi"]);
const sizes = new Set(["size", "saizi", "ukubwa"]);

type Gap = FeedSummary["gaps"][number]["kind"];

/** Why a product, or some of its variants, is left out of the feed: the first reason that applies. */
export function feedGap(product: Product): Gap | undefined {
  const { image_url, variants } = product;
  if (!isPublished(product)) return "draft";
  if (image_url === null) return "no_picture";
  return variants.some(({ price }) => price.minor === 0) ? "free" : undefined;
}

/**
 * A product as items of Meta's catalogue: one per variant, grouped by product, each with a link that opens the product
 * in the shop. Without a picture or a price there is no item.
 */
export function metaFeedRows(product: Product, shop: Pick<Shop, "slug" | "name">, siteUrl: string): string[][] {
  const gap = feedGap(product);
  if (gap === "draft" || gap === "no_picture") return [];
  const whole = (address: string) => (address.startsWith("/") ? siteUrl + address : address);
  const several = product.variants.length > 1;
  const sold = product.variants.filter(({ price }) => price.minor > 0);
  return sold.map((variant) => {
    const chosenOf = (names: ReadonlySet<string>) =>
      variant.option_values[product.option_names.findIndex((name) => names.has(name.toLowerCase()))] ?? "";
    const own = product.pictures.find(({ id }) => id === variant.picture_id)?.url;
    const image = own ?? product.image_url;
    const others = product.pictures.map(({ url }) => url).filter((url) => url !== image);
    return [
      variant.id,
      variant.name === "" ? product.name : `${product.name} ${variant.name}`.slice(0, 200),
      product.description || product.name,
      variant.stock > 0 ? "in stock" : "out of stock",
      "new",
      `${plainAmount(variant.price.minor)} ${variant.price.currency}`,
      siteUrl + productPath(shop.slug, product),
      image === null ? "" : whole(image),
      shop.name.slice(0, 100),
      several ? product.id : "",
      others.map(whole).join(","),
      ...[String(variant.stock), chosenOf(colours), chosenOf(sizes)],
    ];
  });
}
