import {
  type CartClaim,
  type ClaimEnd,
  type ClaimState,
  mostClaims,
  mostOpenClaims,
  type OrderClaim,
} from "@mauzo/contract/order-claims";
import type { Order } from "@mauzo/contract/orders";
import type { ShopVisit } from "../../http/visit.ts";
import type { noteChange } from "../orders/steps/note-change.ts";
import type { ClaimRow } from "./queries.ts";

/** A claim as the shop sees it. */
export function claimOf({ orderId: _, mediaId, amount_minor, ...claim }: ClaimRow, currency: string): OrderClaim {
  return { ...claim, amount: { minor: Number(amount_minor), currency }, has_picture: mediaId !== null };
}

/** The same as its customer sees it: without who of the shop decided. */
export const cartClaimOf = ({ by: _, decided_at: __, ...claim }: OrderClaim): CartClaim => claim;

/** What comes of ending a claim that is in this state: it ends once, and the same again changes nothing. */
export const endingOf = (state: ClaimState, to: ClaimEnd): "ends" | "is so" | "refused" =>
  state === "open" ? "ends" : state === to ? "is so" : "refused";

const owedMinorOf = ({ total, paid }: Pick<Order, "total" | "paid">) => Math.max(0, total.minor - paid.minor);

/** Why a customer may say nothing more of what was paid; undefined when they may. */
export function whyNoClaim(
  order: Pick<Order, "goods" | "total" | "paid">,
  claims: readonly { state: ClaimState }[],
): string | undefined {
  if (order.goods === "cancelled") return "This order is cancelled.";
  if (owedMinorOf(order) === 0) return "Nothing is owed for this order.";
  if (claims.filter(({ state }) => state === "open").length >= mostOpenClaims || claims.length >= mostClaims)
    return "The shop has not looked at what you said before. Wait for its answer.";
  return undefined;
}

/** The most that can be said to be paid. */
export const mostOf = owedMinorOf;

export type Author = Parameters<typeof noteChange>[3];

/** The person of the back-office who makes this request. */
export const staffOf = ({ person: { userId, name, grants } }: Pick<ShopVisit, "person">): Author => ({
  ...{ mover: "staff", via: "dashboard" },
  ...{ userId, name, grants },
});

/** The customer, over the order's link. */
export const customer: Author = { mover: "customer", via: "cart", userId: null, name: "", grants: [] };
