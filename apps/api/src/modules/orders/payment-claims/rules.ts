import type { Reason } from "@mauzo/contract/errors";
import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import type { Order } from "@mauzo/contract/orders/orders";
import {
  type CartClaim,
  type ClaimEnd,
  type ClaimState,
  mostClaims,
  mostOpenClaims,
  type OrderClaim,
} from "@mauzo/contract/orders/payment-claims";
import { cutMoneySms } from "@mauzo/format/money-sms/cut-money-sms";
import { plainCode } from "@mauzo/format/money-sms/plain-code";
import { readMoneySms } from "@mauzo/format/money-sms/read-money-sms";
import type { ClaimRow } from "./queries.ts";

/** A claim as the shop sees it. */
export function claimOf({ orderId: _, mediaId, amount_minor, ...claim }: ClaimRow, currency: string): OrderClaim {
  return { ...claim, amount: { minor: Number(amount_minor), currency }, has_picture: mediaId !== null };
}

/** The same as its customer sees it: without who decided, and without what they pasted. */
export const cartClaimOf = ({ by: _, decided_at: __, text: ___, used_for: ____, ...claim }: OrderClaim): CartClaim =>
  claim;

/** The result of ending a claim in this state: it ends once, and ending it the same way again changes nothing. */
export const endingOf = (state: ClaimState, to: ClaimEnd): "ends" | "is so" | "refused" =>
  state === "open" ? "ends" : state === to ? "is so" : "refused";

type Owing = Pick<Order, "fulfilment" | "payment" | "total" | "paid" | "forgiven">;
type Said = Pick<OrderClaim, "state" | "amount">;

/** How much the customer can still claim: what is owed, less the open claims. */
export function claimableMinorOf(order: Owing, claims: readonly Said[]): number {
  const open = claims.filter(({ state }) => state === "open");
  return Math.max(0, owedMinorOf(order) - open.reduce((sum, { amount }) => sum + amount.minor, 0));
}

/** Why the customer cannot make another claim; undefined when they can. */
export function whyNoClaim(order: Owing, claims: readonly Said[]): Reason | undefined {
  if (order.fulfilment === "cancelled") return "claim_order_cancelled";
  if (owedMinorOf(order) === 0) return "claim_nothing_owed";
  if (claims.filter(({ state }) => state === "open").length >= mostOpenClaims || claims.length >= mostClaims)
    return "claim_waits";
  if (claimableMinorOf(order, claims) === 0) return "claim_covers_all";
  return undefined;
}

/** A pasted confirmation as it is kept, and whose it is, where it has the reference that the customer gives. */
export function pastedOf(text: string, reference: string): Pick<OrderClaim, "network" | "text"> {
  const read = readMoneySms(text);
  const isIt = read !== undefined && read.code === plainCode(reference);
  return { network: isIt ? read.network : null, text: cutMoneySms(text) };
}
