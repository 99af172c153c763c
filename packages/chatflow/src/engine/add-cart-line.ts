import type { CartLine } from "../chat-state.ts";

/** Whether the variant and its add-ons per unit are the same, in any order. */
function isSameChoice(one: CartLine, other: CartLine): boolean {
  if (one.variant_id !== other.variant_id || one.add_ons.length !== other.add_ons.length) return false;
  const counts = new Map(other.add_ons.map((addOn) => [addOn.id, addOn.quantity * one.quantity]));
  return one.add_ons.every((addOn) => counts.get(addOn.id) === addOn.quantity * other.quantity);
}

/** Adds a line to the cart; the same choice again increases the quantity of its line. */
export function addCartLine(cart: readonly CartLine[], added: CartLine): CartLine[] {
  const index = cart.findIndex((line) => isSameChoice(line, added));
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
