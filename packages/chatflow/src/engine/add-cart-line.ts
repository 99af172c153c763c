import { choiceKey } from "@mauzo/selling/choice-key";
import type { CartLine } from "../chat-state.ts";

const keyOf = ({ variant_id, quantity, add_ons }: CartLine) =>
  choiceKey(
    variant_id,
    add_ons.map((addOn) => ({ id: addOn.id, quantity: addOn.quantity / quantity })),
  );

/** Adds a line to the cart; the same choice again increases the quantity of its line. */
export function addCartLine(cart: readonly CartLine[], added: CartLine): CartLine[] {
  const index = cart.findIndex((line) => keyOf(line) === keyOf(added));
  const line = cart[index];
  if (!line) return [...cart, added];
  const more = new Map(added.add_ons.map((addOn) => [addOn.id, addOn.quantity]));
  const merged = {
    ...line,
    quantity: line.quantity + added.quantity,
    add_ons: line.add_ons.map(({ id, quantity }) => ({ id, quantity: quantity + (more.get(id) ?? 0) })),
  };
  return cart.with(index, merged);
}
