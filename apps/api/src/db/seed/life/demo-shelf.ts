import type { Product, ProductInput } from "@mauzo/contract/catalogue/products";

/** What the demo shop sells and counts. */
export type ShelfItem = {
  kind: "variant" | "add_on";
  id: string;
  productId: string;
  productName: string;
  name: string;
  priceMinor: number;
  /** What is left of it today; null: not counted. */
  endStock: number | null;
};
type ShelfGroup = { min: number; max: number; addOns: ShelfItem[] };
export type ShelfProduct = { variants: ShelfItem[]; groups: ShelfGroup[] };

/** The products as they are in the database, with the stock that `inputs` give them for today. */
export function demoShelf(products: readonly Product[], inputs: readonly ProductInput[]): ShelfProduct[] {
  return products.flatMap(({ id: productId, name: productName, variants, add_on_groups }) => {
    const input = inputs.find(({ name }) => name === productName);
    if (!input) return [];
    const shelved = (kind: ShelfItem["kind"], each: { id: string; name: string; price: { minor: number } }) => ({
      ...{ kind, id: each.id, productId, productName, name: each.name, priceMinor: each.price.minor },
    });
    return {
      variants: variants.map((variant) => ({
        ...shelved("variant", variant),
        endStock: input.variants?.find(({ name }) => name === variant.name)?.stock ?? input.stock ?? 0,
      })),
      groups: add_on_groups.map(({ name, min, max, add_ons }) => ({
        ...{ min, max },
        addOns: add_ons.map((addOn) => ({
          ...shelved("add_on", addOn),
          endStock:
            input.add_on_groups?.find((group) => group.name === name)?.add_ons.find((each) => each.name === addOn.name)
              ?.stock ?? null,
        })),
      })),
    };
  });
}
