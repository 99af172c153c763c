import type { PublicProduct } from "@mauzo/contract/public-shops";
import { pictureAddress } from "../picture-address.ts";

/** Something with a price and a stock; null: not counted. Prices are in minor units of the shop's currency. */
export type Choice = { id: string; name: string; minor: number; stock: number | null };
export type ChoiceGroup = { id: string; name: string; min: number; max: number; choices: Choice[] };

/** A product as the page carries it: what is shown, and no more. */
export type PageProduct = Pick<PublicProduct, "id" | "name" | "description" | "category"> & {
  pictures: string[];
  variants: Choice[];
  groups: ChoiceGroup[];
};

type Priced = { id: string; name: string; price: { minor: number }; stock: number | null };
const choiceOf = ({ id, name, price, stock }: Priced): Choice => ({ id, name, minor: price.minor, stock });

export function pageProduct(product: PublicProduct): PageProduct {
  const { id, name, description, category, image_url: cover, add_on_groups: groups } = product;
  const addresses = product.pictures.length > 0 ? product.pictures.map(({ url }) => url) : [cover];
  return {
    id,
    name,
    description,
    category,
    pictures: addresses.flatMap((address) => pictureAddress(address) ?? []),
    variants: product.variants.map(choiceOf),
    groups: groups.map(({ add_ons, ...group }) => ({ ...group, choices: add_ons.map(choiceOf) })),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isPriced = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.id === "string" &&
  typeof value.name === "string" &&
  isObject(value.price) &&
  Number.isSafeInteger(value.price.minor) &&
  (value.stock === null || Number.isSafeInteger(value.stock));

function isPublicProduct(value: unknown): value is PublicProduct {
  if (!isObject(value)) return false;
  const { id, name, description, category, image_url: cover, pictures, variants, add_on_groups: groups } = value;
  return (
    [id, name, description, category].every((text) => typeof text === "string") &&
    (cover === null || typeof cover === "string") &&
    Array.isArray(pictures) &&
    pictures.every((picture) => isObject(picture) && typeof picture.url === "string") &&
    Array.isArray(variants) &&
    variants.every(isPriced) &&
    Array.isArray(groups) &&
    groups.every(
      (group) =>
        isObject(group) &&
        [group.id, group.name].every((text) => typeof text === "string") &&
        [group.min, group.max].every(Number.isSafeInteger) &&
        Array.isArray(group.add_ons) &&
        group.add_ons.every(isPriced),
    )
  );
}

/** Products as the API sent them; undefined when that is not what came. */
export function readProducts(value: unknown): PageProduct[] | undefined {
  return Array.isArray(value) && value.every(isPublicProduct) ? value.map(pageProduct) : undefined;
}

/** The lowest price of a product, and whether others are higher. */
export function priceOf({ variants }: Pick<PageProduct, "variants">): { least: number; varies: boolean } {
  const prices = variants.map(({ minor }) => minor);
  const least = Math.min(...prices);
  return { least, varies: prices.some((minor) => minor > least) };
}

/** How many units of all its variants there are. */
export const stockOf = ({ variants }: Pick<PageProduct, "variants">): number =>
  variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0);

/** The one thing there is to add, where nothing has to be chosen. */
export function onlyChoice({ variants, groups }: PageProduct): Choice | undefined {
  return variants.length === 1 && groups.length === 0 ? variants[0] : undefined;
}
