import type { PublicProduct } from "@mauzo/contract/catalogue/public-product";
import type { PublicShop } from "@mauzo/contract/storefront/public-shops";
import { pictureAddress } from "@mauzo/format/picture-urls";
import { StructuredData } from "../../../layout/text-page/structured-data.tsx";
import { addresses } from "../../../lib/env.ts";
import { productStructuredData } from "../../../lib/shop-structured-data.ts";

/** Structured data about a product, for crawlers. */
export function ProductStructuredData({
  shop,
  product,
  url,
}: {
  shop: PublicShop;
  product: PublicProduct;
  url: string;
}) {
  const pictures = [...product.pictures.map((picture) => picture.url), product.image_url].flatMap((address) => {
    const picture = pictureAddress(address);
    return picture ? [new URL(picture, addresses().siteUrl).href] : [];
  });
  return <StructuredData data={productStructuredData({ shop, product, url, pictures: [...new Set(pictures)] })} />;
}
