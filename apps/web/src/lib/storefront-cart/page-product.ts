import type { PublicProduct } from "@mauzo/contract/catalogue/public-product";
import { type CardProduct, type CardVariant, cardProduct } from "@mauzo/product-cards/shop/card-product";

export type PageVariant = CardVariant & Pick<PublicProduct["variants"][number], "option_values">;
/** A product with only what the page shows. */
export type PageProduct = Omit<CardProduct, "variants"> &
  Pick<PublicProduct, "category" | "option_names"> & { variants: readonly PageVariant[] };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((text) => typeof text === "string");
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
  const hasValues = (variant: unknown) => isObject(variant) && isTexts(variant.option_values);
  return (
    [id, name, description, category].every((text) => typeof text === "string") &&
    (cover === null || typeof cover === "string") &&
    Array.isArray(pictures) &&
    pictures.every((picture) => isObject(picture) && typeof picture.url === "string") &&
    isTexts(value.option_names) &&
    Array.isArray(variants) &&
    variants.every((variant) => isPriced(variant) && hasValues(variant)) &&
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

/** Products from the API's response; undefined when the response has another shape. */
export function readProducts(value: unknown): PageProduct[] | undefined {
  return Array.isArray(value) && value.every(isPublicProduct) ? value.map(cardProduct) : undefined;
}
