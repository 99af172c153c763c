import type { Cart } from "@mauzo/contract/orders/cart";
import { lineName } from "@mauzo/product-faces/cart/line-name";

/** What stood on the page when the customer ordered: the choice, its name and its price in minor units. */
export type Shown = { id: string; name: string; minor: number };

export type Change =
  | { kind: "price"; name: string; wasMinor: number; isMinor: number }
  /** `left` is 0 when it is sold out. */
  | { kind: "stock"; name: string; wanted: number; left: number }
  | { kind: "gone"; name: string };

/** Everything a customer can see the price of, each once: what is sold, and the ways it is brought. */
export function shownOf(cart: Cart): Shown[] {
  const choices = cart.products.flatMap((product) =>
    [...product.variants, ...product.add_ons].map((choice) => ({
      id: choice.id,
      name: lineName(product, choice),
      minor: choice.price.minor,
    })),
  );
  const once = choices.filter(({ id }, place) => choices.findIndex((one) => one.id === id) === place);
  return [...once, ...cart.ways.map(({ id, name, fee }) => ({ id, name, minor: fee.minor }))];
}

/**
 * What is different now, of the things the customer wants.
 * @param wanted quantities by id of the choice.
 * @param now the cart as the server shows it now.
 */
export function changesBetween(shown: Shown[], wanted: ReadonlyMap<string, number>, now: Cart): Change[] {
  const choices = now.products.flatMap(({ variants, add_ons }) => [...variants, ...add_ons]);
  const current = new Map(
    [...choices, ...now.ways.map(({ id, fee }) => ({ id, price: fee, available: null }))].map((one) => [one.id, one]),
  );
  return shown.flatMap(({ id, name, minor }): Change[] => {
    const quantity = wanted.get(id) ?? 0;
    if (quantity === 0) return [];
    const choice = current.get(id);
    if (!choice) return [{ kind: "gone", name }];
    const price: Change[] =
      choice.price.minor === minor ? [] : [{ kind: "price", name, wasMinor: minor, isMinor: choice.price.minor }];
    const left = choice.available ?? quantity;
    return left < quantity ? [...price, { kind: "stock", name, wanted: quantity, left: Math.max(0, left) }] : price;
  });
}
