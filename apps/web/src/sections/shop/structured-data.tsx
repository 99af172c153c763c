import type { PublicProduct, PublicShop } from "@mauzo/contract/public-shops";
import { addresses } from "../../lib/env.ts";
import { pictureAddress } from "../../lib/picture-address.ts";
import { shopData } from "../../lib/shop-data.ts";

type Props = { shop: PublicShop; products: readonly PublicProduct[]; path: string };

/** What crawlers read of the shop and its goods. */
export function StructuredData({ shop, products, path }: Props) {
  const { siteUrl } = addresses();
  const pictureOf = (url: string | null) => {
    const address = pictureAddress(url);
    return address && new URL(address, siteUrl).href;
  };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; `<` is written so that nothing in it ends it.
      dangerouslySetInnerHTML={{ __html: shopData({ shop, products, url: `${siteUrl}${path}`, pictureOf }) }}
    />
  );
}
