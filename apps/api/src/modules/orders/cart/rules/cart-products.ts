import { createHash } from "node:crypto";
import type { Product } from "@mauzo/contract/catalogue/products";
import type { CartMethod, CartProduct } from "@mauzo/contract/orders/cart";
import type { DeliveryMethod } from "@mauzo/contract/shop/delivery-methods";
import type { StandingCharge } from "@mauzo/contract/shop/standing-charges";
import type { OfferedProduct } from "@mauzo/selling/cart-item";
import { priceOf } from "@mauzo/selling/price/price-of";

/** A line of a cart; lines of one product with the same `item` were chosen together. */
export type CartLine = {
  productId: string;
  variantId: string | null;
  addOnId: string | null;
  quantity: number;
  item: number;
};

/** Whether two carts have the same contents, in any order. */
export function isSameCart(before: readonly CartLine[], after: readonly CartLine[]): boolean {
  const texts = (lines: readonly CartLine[]) =>
    lines.map((line) => [line.item, line.productId, line.variantId, line.addOnId, line.quantity].join()).sort();
  return texts(before).join("\n") === texts(after).join("\n");
}

/** The picture of what was chosen of a product: the variant's own, if it has one. */
export function cartPicture(product: Product, isChosen: (variantId: string) => boolean): string | null {
  const chosen = product.variants.find(({ id, picture_id }) => picture_id !== null && isChosen(id));
  return product.pictures.find(({ id }) => id === chosen?.picture_id)?.url ?? product.image_url;
}

/** A product with all its choices, and how many of each these lines want. */
function cartProduct(product: Product, item: number, lines: readonly CartLine[]): CartProduct {
  const { id, name, description, variants, add_on_groups } = product;
  const wanted = (itemId: string) =>
    lines.reduce(
      (sum, { variantId, addOnId, quantity }) => (variantId === itemId || addOnId === itemId ? sum + quantity : sum),
      0,
    );
  return {
    ...{ id, item, name, description, image_url: cartPicture(product, (variant) => wanted(variant) > 0) },
    variants: variants.map(({ stock: available, ...one }) => ({ ...one, available, quantity: wanted(one.id) })),
    add_on_groups: add_on_groups.map(({ add_ons, ...group }) => group),
    add_ons: add_on_groups.flatMap((group) =>
      group.add_ons.map(({ stock: available, ...addOn }) => ({
        ...addOn,
        group_id: group.id,
        available,
        quantity: wanted(addOn.id),
      })),
    ),
  };
}

/** What a product of the link offers, as it was shown. */
export const offeredProduct = ({
  id,
  name,
  variants,
  add_on_groups,
  add_ons,
}: CartProduct): OfferedProduct & { name: string } => ({
  ...{ id, name },
  variants: variants.map(({ available: stock, ...variant }) => ({ ...variant, stock })),
  add_on_groups: add_on_groups.map((group) => ({
    ...group,
    add_ons: add_ons
      .filter(({ group_id }) => group_id === group.id)
      .map(({ available: stock, ...addOn }) => ({ ...addOn, stock })),
  })),
});

/** The products the link shows: each item of the cart whose product is on offer. */
export const cartProducts = (products: Product[], lines: CartLine[]): CartProduct[] =>
  products.flatMap((product) => {
    const items = Map.groupBy(
      lines.filter(({ productId }) => productId === product.id),
      ({ item }) => item,
    );
    return [...items].map(([item, wanted]) => cartProduct(product, item, wanted));
  });

/** The shop's delivery methods as the link shows them. */
export const cartMethods = (methods: DeliveryMethod[], currency: string): CartMethod[] =>
  methods.map(({ id, name, fee_minor, free_from_minor, asks_place }) => ({
    ...{ id, name, asks_place, fee: { minor: fee_minor, currency } },
    free_from: free_from_minor === null ? null : { minor: free_from_minor, currency },
  }));

/**
 * Identifies what a buyer agreed to: the choices, their prices, the rules of the add-ons, the delivery methods and
 * the charges; not names, stock or quantities.
 */
export function versionOf(products: CartProduct[], methods: CartMethod[], charges: StandingCharge[]): string {
  // A product has the same choices in each of its items, so it counts once.
  const agreed = [...new Map(products.map((product) => [product.id, product])).values()].map((product) => [
    product.id,
    product.variants.map(({ id, price }) => [id, price.minor, price.currency]),
    product.add_on_groups.map(({ id, min, max }) => [id, min, max]),
    product.add_ons.map(({ id, price }) => [id, price.minor, price.currency]),
  ]);
  const agreedMethods = methods.map(({ id, fee, free_from, asks_place }) => [
    id,
    fee.minor,
    free_from?.minor,
    asks_place,
  ]);
  // A cart to which nothing is added has the version that it had before there were charges.
  const agreedCharges = charges.length === 0 ? [] : [charges.map(({ id, type, value }) => [id, type, value])];
  return createHash("sha256")
    .update(JSON.stringify([agreed, agreedMethods, ...agreedCharges]))
    .digest("hex")
    .slice(0, 32);
}

/** The cart's total in minor units. */
export const totalMinorOf = (products: CartProduct[]): number =>
  priceOf(products.flatMap((product) => [...product.variants, ...product.add_ons]));
