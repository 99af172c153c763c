import { pictureAddress } from "@mauzo/format/picture-urls";
import type { OfferedChoice, OfferedProduct } from "@mauzo/selling/cart-item";

/** `picture`: the index of the variant's picture among the product's, if it has its own. */
export type CardVariant = OfferedChoice & { picture?: number };

/** A product with only the data its card shows. */
export type CardProduct = Omit<OfferedProduct, "variants"> & {
  name: string;
  description: string;
  pictures: readonly string[];
  variants: readonly CardVariant[];
};

type Sold = OfferedProduct & {
  image_url: string | null;
  pictures: readonly { id: string; url: string }[];
  variants: readonly (OfferedChoice & { picture_id?: string | null })[];
};

/** Converts a product from the API for its card: with the addresses of its pictures. */
export function cardProduct<Product extends Sold>({ pictures: all, variants, ...product }: Product) {
  const addresses = all.length > 0 ? all.map(({ url }) => url) : [product.image_url];
  const pictures = addresses.flatMap((address) => pictureAddress(address) ?? []);
  const placeOf = (id: string | null | undefined) =>
    pictures.indexOf(all.find((picture) => picture.id === id)?.url ?? "");
  return {
    ...product,
    pictures,
    variants: variants.map((variant: Product["variants"][number]) => {
      const picture = placeOf(variant.picture_id);
      return { ...variant, ...(picture >= 0 && { picture }) };
    }),
  };
}

/** The total stock of all variants. */
export const stockOf = ({ variants }: Pick<CardProduct, "variants">): number =>
  variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0);

/** The only thing that can be added, if nothing has to be chosen. */
export function onlyChoice({ variants, add_on_groups }: CardProduct): CardVariant | undefined {
  return variants.length === 1 && add_on_groups.length === 0 ? variants[0] : undefined;
}
