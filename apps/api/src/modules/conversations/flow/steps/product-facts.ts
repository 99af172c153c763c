import type { ProductFacts } from "@mauzo/chatflow/flow-requests";
import type { Product } from "@mauzo/contract/catalogue/products";

/** Relative picture URLs get our origin: the chat may be on any site. */
export function productFacts(product: Product, siteUrl: string): ProductFacts {
  const absolute = <T extends string | null | undefined>(url: T) => (url?.startsWith("/") ? `${siteUrl}${url}` : url);
  const pictureOf = (id: string | null) => product.pictures.find((picture) => picture.id === id)?.url;
  return {
    ...product,
    image_url: absolute(product.image_url),
    variants: product.variants.map((each) => ({ ...each, image_url: absolute(pictureOf(each.picture_id)) })),
  };
}
