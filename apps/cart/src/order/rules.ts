import type { Cart, CartProduct, CartWay } from "@mauzo/contract/orders/cart";
import { deliveryFeeMinor } from "@mauzo/format/delivery-fee";
import { groupStates, unitsOf } from "@mauzo/product-faces/cart/group-states";
import { wantedOf } from "./form.ts";

/** The cart with only what can be chosen from: products with at least one variant or add-on. */
export const keepOrderable = (cart: Cart): Cart => ({
  ...cart,
  products: cart.products.filter((product) => product.variants.length > 0 || product.add_ons.length > 0),
});

/** The choices of a product that are in the order. Without a unit of it there is nothing to add to. */
const chosenOf = (product: CartProduct) =>
  unitsOf(product) === 0 ? [] : [...product.variants, ...product.add_ons].filter(({ quantity }) => quantity > 0);

/** The total in minor units; undefined when it is too large to be exact. */
export function totalMinorOf(products: CartProduct[]): number | undefined {
  const total = products.flatMap(chosenOf).reduce((sum, { price, quantity }) => sum + price.minor * quantity, 0);
  return Number.isSafeInteger(total) ? total : undefined;
}

/** The way that is chosen; the first, while none is. */
export const wayOf = ({ ways, delivery }: Pick<Cart, "ways" | "delivery">): CartWay | undefined =>
  ways.find(({ id }) => id === delivery.way_id) ?? ways[0];

/** What bringing goods of so much costs in minor units. */
export const feeMinorOf = (way: CartWay | undefined, goodsMinor: number | undefined): number =>
  way && goodsMinor !== undefined
    ? deliveryFeeMinor({ fee_minor: way.fee.minor, free_from_minor: way.free_from?.minor ?? null }, goodsMinor)
    : 0;

export const quantityOf = (products: CartProduct[]) => products.reduce((sum, product) => sum + unitsOf(product), 0);

type Choice = { id: string; quantity: number; available: number | null };
const withChoices = (products: CartProduct[], change: <T extends Choice>(choice: T) => T): CartProduct[] =>
  products.map((product) => ({
    ...product,
    variants: product.variants.map(change),
    add_ons: product.add_ons.map(change),
  }));

/** The cart with no more of anything than there is, in all of its items together. */
export function capToStock(cart: Cart): Cart {
  const left = new Map<string, number>();
  return {
    ...cart,
    products: withChoices(cart.products, (choice) => {
      const there = left.get(choice.id) ?? choice.available ?? Number.POSITIVE_INFINITY;
      const quantity = Math.max(0, Math.min(choice.quantity, there));
      left.set(choice.id, there - quantity);
      return { ...choice, quantity };
    }),
  };
}

/** The items as they are shown: each with what the others leave, those of one product told apart by a number. */
export function itemsOf(products: CartProduct[]): CartProduct[] {
  const wanted = wantedOf({ products });
  return withChoices(products, (choice) => ({
    ...choice,
    available: choice.available && choice.available - (wanted.get(choice.id) ?? 0) + choice.quantity,
  })).map((product, place) => {
    const isSame = ({ id }: CartProduct) => id === product.id;
    const at = products.slice(0, place + 1).filter(isSame).length;
    return products.filter(isSame).length > 1 ? { ...product, name: `${product.name} (${at})` } : product;
  });
}

export type OrderProblem = "empty" | "too-large" | "groups";

/** What keeps the order from being sent, apart from who orders. */
export function orderProblem(products: CartProduct[]): OrderProblem | undefined {
  if (quantityOf(products) === 0) return "empty";
  if (totalMinorOf(products) === undefined) return "too-large";
  const isWrong = products.flatMap(groupStates).some(({ missing, extra }) => missing > 0 || extra > 0);
  return isWrong ? "groups" : undefined;
}
