import type { Shop } from "@mauzo/contract/shop/shop";
import { jpegAddressOf, pictureUrl } from "@mauzo/format/picture-urls";
import { productPath } from "@mauzo/format/text/product-address";
import type { CatalogueItem } from "../../../gateways/channel-catalogues/port.ts";
import type { ChangedItem } from "./queries/items.ts";

/** Why the provider is not even asked. */
export const noPicture = "no_picture";

type Seller = Pick<Shop, "name" | "slug" | "published" | "currency">;

/** A variant as the provider shows it; undefined for one without a picture, which it takes of nobody. */
export function itemOf(changed: ChangedItem, shop: Seller, siteUrl: string): CatalogueItem | undefined {
  const { variantId, productId, name, variantName, description, priceMinor, stock, category, imageUrl } = changed;
  const picture = pictureUrl(imageUrl && jpegAddressOf(imageUrl), siteUrl);
  if (picture === undefined) return undefined;
  return {
    ...{ retailerId: variantId, group: productId, title: [name, variantName].filter(Boolean).join(" · ") },
    ...{ description, priceMinor, stock, picture, category, currency: shop.currency, shop: shop.name },
    link: shop.published ? `${siteUrl}${productPath(shop.slug, { id: productId, name })}` : siteUrl,
  };
}

/** What passes by itself, also where the table of messages does not know the code: the limits of catalogues. */
export const isCatalogueBusy = (code: number): boolean => [1, 2, 4, 17, 80_009, 80_014].includes(code);

const longestReason = 300;
/** The provider's words as they are stored. */
export const reasonOf = (words: string): string => words.trim().slice(0, longestReason);

/** After how many seconds a batch is asked for again; undefined: no more. */
export const askAfterSeconds = (time: number): number | undefined => (time < 12 ? Math.min(60, 2 ** time) : undefined);
