import { pictureAddress } from "@mauzo/format/picture-urls";

/** Something with a price and a stock; null: not counted. Prices are in minor units of the shop's currency. */
export type Choice = { id: string; name: string; minor: number; stock: number | null };
export type ChoiceGroup = { id: string; name: string; min: number; max: number; choices: Choice[] };

/** `picture`: the index of the variant's picture among the product's, if it has its own. */
export type VariantChoice = Choice & { picture?: number };

/** A product with only the data its card shows. */
export type CardProduct = {
  id: string;
  name: string;
  description: string;
  pictures: string[];
  variants: VariantChoice[];
  groups: ChoiceGroup[];
};

type Priced = { id: string; name: string; price: { minor: number }; stock: number | null };
type Group = { id: string; name: string; min: number; max: number; add_ons: readonly Priced[] };
type Sold = Pick<CardProduct, "id" | "name" | "description"> & {
  image_url: string | null;
  pictures: readonly { id: string; url: string }[];
  variants: readonly (Priced & { picture_id?: string | null })[];
  add_on_groups: readonly Group[];
};

const choiceOf = ({ id, name, price, stock }: Priced): Choice => ({ id, name, minor: price.minor, stock });

/** Converts a product from the API to what its card needs. */
export function cardProduct(product: Sold): CardProduct {
  const { id, name, description, image_url: cover, add_on_groups: groups } = product;
  const addresses = product.pictures.length > 0 ? product.pictures.map(({ url }) => url) : [cover];
  const pictures = addresses.flatMap((address) => pictureAddress(address) ?? []);
  const placeOf = (id: string | null | undefined) =>
    pictures.indexOf(product.pictures.find((picture) => picture.id === id)?.url ?? "");
  return {
    id,
    name,
    description,
    pictures,
    variants: product.variants.map((variant) => {
      const picture = placeOf(variant.picture_id);
      return { ...choiceOf(variant), ...(picture >= 0 && { picture }) };
    }),
    groups: groups.map(({ add_ons, ...group }) => ({ ...group, choices: add_ons.map(choiceOf) })),
  };
}

/** The lowest price of the available variants, or of all when nothing is left; and whether other prices are higher. */
export function priceOf({ variants }: Pick<CardProduct, "variants">): { least: number; varies: boolean } {
  const there = variants.filter(({ stock }) => (stock ?? 0) > 0);
  const prices = (there.length > 0 ? there : variants).map(({ minor }) => minor);
  const least = Math.min(...prices);
  return { least, varies: prices.some((minor) => minor > least) };
}

/** The total stock of all variants. */
export const stockOf = ({ variants }: Pick<CardProduct, "variants">): number =>
  variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0);

/** The only thing that can be added, if nothing has to be chosen. */
export function onlyChoice({ variants, groups }: CardProduct): Choice | undefined {
  return variants.length === 1 && groups.length === 0 ? variants[0] : undefined;
}
