import type { Cart } from "@mauzo/contract/orders/cart";
import type { Field } from "../data.ts";
import type { Draft } from "../draft.ts";
import { type Change, changesBetween, shownOf } from "./changes.ts";
import { wantedOf, withOrder } from "./form.ts";
import type { ProblemKind } from "./placement.ts";
import { capToStock } from "./rules.ts";

export type Problem = { kind: ProblemKind; detail?: string; field?: Field; changes: Change[] };

/** What the page shows: a cart with the customer's quantities and entries, and what happened just before. */
export type View = { cart: Cart; problem?: Problem; toast?: "placed" | "error" };

/**
 * The view a link opens with.
 * @param cart as the server shows it.
 * @param draft what the customer wrote before the page was made anew.
 */
export function viewOf(cart: Cart, draft: Draft | undefined, problem: ProblemKind | undefined): View {
  const said = problem ?? draft?.problem;
  if (cart.state === "ordered") {
    // It arrived after all, or an earlier one did.
    if (said === "already") return { cart, problem: { kind: said, detail: draft?.detail, changes: [] } };
    return said ? { cart, toast: "placed" } : { cart };
  }
  const kind = said === "already" ? undefined : said;
  const filled = draft ? withOrder(cart, draft.order) : cart;
  if (kind) {
    const changes = draft && kind === "changed" ? changesBetween(draft.shown, wantedOf(draft.order), cart) : [];
    return {
      cart: capToStock(filled),
      problem: { kind, detail: draft?.detail, field: draft?.field, changes },
      toast: "error",
    };
  }
  // More of something than there is left: said at once, not only when it is ordered.
  const changes = changesBetween(shownOf(cart), wantedOf(filled), cart);
  return { cart: capToStock(filled), problem: changes.length > 0 ? { kind: "changed", changes } : undefined };
}
