import type { PublicProduct } from "@mauzo/contract/catalogue/public-product";
import type { PublicShop } from "@mauzo/contract/storefront/public-shops";
import { pictureAddress } from "@mauzo/format/picture";
import { StructuredData } from "../../chrome/text-page/structured-data.tsx";
import { addresses } from "../../lib/env.ts";
import { shopData } from "../../lib/shop-data.ts";

type Props = { shop: PublicShop; products: readonly PublicProduct[]; path: string };

/** What crawlers read of the shop and its goods. */
export function ShopData({ shop, products, path }: Props) {
  const { siteUrl } = addresses();
  const pictureOf = (url: string | null) => {
    const address = pictureAddress(url);
    return address && new URL(address, siteUrl).href;
  };
  return <StructuredData data={shopData({ shop, products, url: `${siteUrl}${path}`, pictureOf })} />;
}
