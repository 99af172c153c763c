import type { Cart } from "@mauzo/contract/orders/cart";
import type { Field } from "../data.ts";
import type { Draft } from "../draft-cookies.ts";
import { wantedOf, withOrder } from "./parse-order-form.ts";
import { type CartChange, cartChangesBetween, shownPricesOf } from "./price-and-stock-changes.ts";
import type { ProblemKind } from "./results/submit-result.ts";
import { capToStock } from "./rules.ts";

export type Problem = { kind: ProblemKind; detail?: string; field?: Field; changes: CartChange[] };

/** What the page shows: a cart with the customer's quantities and entries, and what happened just before. */
export type CartView = { cart: Cart; problem?: Problem; isNew?: boolean };

/**
 * The view a link opens with.
 * @param cart as the server returns it.
 * @param draft what the customer wrote before the page was rendered again.
 */
export function cartViewOf(cart: Cart, draft: Draft | undefined, problem: ProblemKind | undefined): CartView {
  const said = problem ?? draft?.problem;
  if (cart.state === "ordered") {
    // This order arrived after all, or an earlier one did.
    if (said === "already") return { cart, problem: { kind: said, detail: draft?.detail, changes: [] } };
    return said ? { cart, isNew: true } : { cart };
  }
  const kind = said === "already" ? undefined : said;
  const filled = draft ? withOrder(cart, draft.order) : cart;
  if (kind) {
    const changes = draft && kind === "changed" ? cartChangesBetween(draft.shown, wantedOf(draft.order), cart) : [];
    return {
      cart: capToStock(filled),
      problem: { kind, detail: draft?.detail, field: draft?.field, changes },
    };
  }
  // More wanted than in stock: say so at once, not only on submit.
  const changes = cartChangesBetween(shownPricesOf(cart), wantedOf(filled), cart);
  return { cart: capToStock(filled), problem: changes.length > 0 ? { kind: "changed", changes } : undefined };
}
