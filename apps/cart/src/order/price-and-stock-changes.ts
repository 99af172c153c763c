import type { Cart } from "@mauzo/contract/orders/cart";
import { lineName } from "@mauzo/product-cards/cart/line-name";

/** A price the page showed when the customer ordered: the choice, its name, the price in minor units. */
export type ShownPrice = { id: string; name: string; minor: number };

export type CartChange =
  | { kind: "price"; name: string; wasMinor: number; isMinor: number }
  /** `left` is 0 when it is sold out. */
  | { kind: "stock"; name: string; wanted: number; left: number }
  | { kind: "gone"; name: string };

/** Every price the customer sees, each once: variants, add-ons and delivery methods. */
export function shownPricesOf(cart: Cart): ShownPrice[] {
  const choices = cart.products.flatMap((product) =>
    [...product.variants, ...product.add_ons].map((choice) => ({
      id: choice.id,
      name: lineName(product, choice),
      minor: choice.price.minor,
    })),
  );
  const once = choices.filter(({ id }, place) => choices.findIndex((one) => one.id === id) === place);
  return [...once, ...cart.methods.map(({ id, name, fee }) => ({ id, name, minor: fee.minor }))];
}

/**
 * What has changed since the page was shown, among the things the customer wants.
 * @param wanted quantities by id of the choice.
 * @param now the cart as the server returns it now.
 */
export function cartChangesBetween(shown: ShownPrice[], wanted: ReadonlyMap<string, number>, now: Cart): CartChange[] {
  const choices = now.products.flatMap(({ variants, add_ons }) => [...variants, ...add_ons]);
  const current = new Map(
    [...choices, ...now.methods.map(({ id, fee }) => ({ id, price: fee, available: null }))].map((one) => [
      one.id,
      one,
    ]),
  );
  return shown.flatMap(({ id, name, minor }): CartChange[] => {
    const quantity = wanted.get(id) ?? 0;
    if (quantity === 0) return [];
    const choice = current.get(id);
    if (!choice) return [{ kind: "gone", name }];
    const price: CartChange[] =
      choice.price.minor === minor ? [] : [{ kind: "price", name, wasMinor: minor, isMinor: choice.price.minor }];
    const left = choice.available ?? quantity;
    return left < quantity ? [...price, { kind: "stock", name, wanted: quantity, left: Math.max(0, left) }] : price;
  });
}
