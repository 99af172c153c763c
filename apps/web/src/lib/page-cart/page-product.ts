import type { PublicProduct } from "@mauzo/contract/public-shops";
import { type CardProduct, cardProduct } from "@mauzo/product-faces/shop/card-product";

/** A product as the page carries it: what is shown, and no more. */
export type PageProduct = CardProduct & Pick<PublicProduct, "category">;

export const pageProduct = (product: PublicProduct): PageProduct => ({
  ...cardProduct(product),
  category: product.category,
});

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
