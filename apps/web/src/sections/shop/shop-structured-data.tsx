import type { PublicProduct } from "@mauzo/contract/catalogue/public-product";
import type { PublicShop } from "@mauzo/contract/storefront/public-shops";
import { pictureAddress } from "@mauzo/format/picture-urls";
import { StructuredData } from "../../layout/text-page/structured-data.tsx";
import { addresses } from "../../lib/env.ts";
import { shopStructuredData } from "../../lib/shop-structured-data.ts";

type Props = { shop: PublicShop; products: readonly PublicProduct[]; path: string };

/** Structured data about the shop and its products, for crawlers. */
export function ShopStructuredData({ shop, products, path }: Props) {
  const { siteUrl } = addresses();
  const pictureOf = (url: string | null) => {
    const address = pictureAddress(url);
    return address && new URL(address, siteUrl).href;
  };
  return <StructuredData data={shopStructuredData({ shop, products, url: `${siteUrl}${path}`, pictureOf })} />;
}
