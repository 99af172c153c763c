import type { Cart, CartMethod, CartProduct } from "@mauzo/contract/orders/cart";
import { chargeMinor } from "@mauzo/format/amount/charge-minor";
import { deliveryFeeMinor } from "@mauzo/format/delivery-fee";
import { addOnGroupStates } from "@mauzo/product-cards/cart/add-on-group-states";
import { priceOf } from "@mauzo/selling/price/price-of";
import { stockLeft } from "@mauzo/selling/stock/stock-left";
import { takenBy } from "@mauzo/selling/stock/taken-by";
import { unitsOf } from "@mauzo/selling/units-of";

/** The cart with only what can be ordered: products with at least one variant or add-on. */
export const withoutUnorderable = (cart: Cart): Cart => ({
  ...cart,
  products: cart.products.filter((product) => product.variants.length > 0 || product.add_ons.length > 0),
});

/** The ordered variants and add-ons of a product. Add-ons need at least one unit of it. */
const chosenOf = (product: CartProduct) =>
  unitsOf(product.variants) === 0 ? [] : [...product.variants, ...product.add_ons];

/** The total in minor units; undefined when it is too large to be exact. */
export function totalMinorOf(products: CartProduct[]): number | undefined {
  const total = priceOf(products.flatMap(chosenOf));
  return Number.isSafeInteger(total) ? total : undefined;
}

/** The chosen delivery method; the first one while none is chosen. */
export const methodOf = ({ methods, delivery }: Pick<Cart, "methods" | "delivery">): CartMethod | undefined =>
  methods.find(({ id }) => id === delivery.method_id) ?? methods[0];

/** The delivery fee of an order with this subtotal, in minor units. */
export const feeMinorOf = (method: CartMethod | undefined, subtotalMinor: number | undefined): number =>
  method && subtotalMinor !== undefined
    ? deliveryFeeMinor({ fee_minor: method.fee.minor, free_from_minor: method.free_from?.minor ?? null }, subtotalMinor)
    : 0;

/** What the shop adds to an order with this subtotal, each with its amount. */
export const chargesOf = (charges: Cart["charges"], subtotalMinor: number | undefined) =>
  charges.map((charge) => ({ ...charge, minor: chargeMinor(charge, subtotalMinor ?? 0) }));

export const quantityOf = (products: CartProduct[]) => unitsOf(products.flatMap(({ variants }) => variants));

type Choice = { id: string; quantity: number; available: number | null };
const withChoices = (products: CartProduct[], change: <T extends Choice>(choice: T) => T): CartProduct[] =>
  products.map((product) => ({
    ...product,
    variants: product.variants.map(change),
    add_ons: product.add_ons.map(change),
  }));

/** Caps the quantities at the stock, counted over all items of the cart. */
export function capToStock(cart: Cart): Cart {
  const taken = new Map<string, number>();
  return {
    ...cart,
    products: withChoices(cart.products, (choice) => {
      const above = taken.get(choice.id) ?? 0;
      const quantity = Math.max(0, Math.min(choice.quantity, stockLeft(choice.available, above) ?? choice.quantity));
      taken.set(choice.id, above + quantity);
      return { ...choice, quantity };
    }),
  };
}

/** The items as shown: each with the stock the others leave; items of the same product get a number. */
export function itemsOf(products: CartProduct[]): CartProduct[] {
  const wanted = takenBy(products);
  return withChoices(products, (choice) => ({
    ...choice,
    available: stockLeft(choice.available, (wanted.get(choice.id) ?? 0) - choice.quantity),
  })).map((product, place) => {
    const isSame = ({ id }: CartProduct) => id === product.id;
    const at = products.slice(0, place + 1).filter(isSame).length;
    return products.filter(isSame).length > 1 ? { ...product, name: `${product.name} (${at})` } : product;
  });
}

export type OrderProblem = "empty" | "too-large" | "groups";

/** Why the order cannot be sent yet, apart from missing customer details. */
export function orderProblem(products: CartProduct[]): OrderProblem | undefined {
  if (quantityOf(products) === 0) return "empty";
  if (totalMinorOf(products) === undefined) return "too-large";
  const isWrong = products.flatMap(addOnGroupStates).some(({ missing, room }) => missing > 0 || room < 0);
  return isWrong ? "groups" : undefined;
}
