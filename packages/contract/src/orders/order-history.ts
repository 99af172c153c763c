import * as z from "zod/mini";
import { PaymentMethod } from "../ledger/payment-methods.ts";
import { Id, Moment, Money } from "../shared.ts";
import { FulfilmentStatus } from "./order-states.ts";
import { actorKinds } from "./order-transitions.ts";

export const orderChangeKinds = [
  ...(["moved", "paid", "refunded", "claimed", "settled", "declined", "withdrawn"] as const),
  ...(["edited", "returned", "noted"] as const),
  /** What is no longer asked for, and is again; until when it is to be paid; when the customer said they will. */
  ...(["forgiven", "unforgiven", "due", "promised"] as const),
] as const;
/** Where a change was made. */
export const orderPlaces = ["dashboard", "cart", "timer"] as const;

const moved = z.object({ kind: z.literal("moved"), from: FulfilmentStatus, to: FulfilmentStatus });
const money = { amount: Money, method: PaymentMethod, reference: z.string() };
/** Without a method the customer's credit paid. */
const paid = z.object({ kind: z.literal("paid"), ...money, method: z.nullable(PaymentMethod) });
const refunded = z.object({ kind: z.literal("refunded"), ...money });
/**
 * Payment claims: the customer says something was paid; it is confirmed and is among the payments; it is declined; it
 * is withdrawn.
 */
const claimed = z.object({ kind: z.literal("claimed"), ...money });
const settled = z.object({ kind: z.literal("settled"), ...money });
const declined = z.object({ kind: z.literal("declined"), ...money });
const withdrawn = z.object({ kind: z.literal("withdrawn"), ...money });

const line = { product_name: z.string(), name: z.string() };
const total = { total_from: Money, total_to: Money };
const Amount = z.nullable(Money);
/** The old and the new value; null: it was not there. A discount is negative. */
const edited = z.object({
  kind: z.literal("edited"),
  lines: z.array(z.object({ ...line, from: z.int(), to: z.int() })),
  charges: z.array(z.object({ name: z.string(), from: Amount, to: Amount })),
  note: z.nullable(z.object({ from: z.string(), to: z.string() })),
  ...total,
});
const returned = z.object({
  kind: z.literal("returned"),
  lines: z.array(z.object({ ...line, quantity: z.int(), restocked: z.boolean() })),
  ...total,
});
const Day = z.nullable(z.iso.date());
const forgiven = z.object({ kind: z.literal("forgiven"), amount: Money });
const unforgiven = z.object({ kind: z.literal("unforgiven"), amount: Money });
/** The old and the new day; null: there was none. */
const due = z.object({ kind: z.literal("due"), from: Day, to: Day });
const promised = z.object({ kind: z.literal("promised"), from: Day, to: Day });
const noted = z.object({ kind: z.literal("noted"), text: z.string() });

/** One change of an order: who made it, when, why, from where, and what changed. */
export const OrderChange = z.object({
  id: Id,
  mover: z.enum(actorKinds),
  via: z.enum(orderPlaces),
  /** Empty for the customer and for a timer. */
  by: z.string(),
  reason: z.string(),
  at: Moment,
  change: z.discriminatedUnion("kind", [
    moved,
    paid,
    refunded,
    claimed,
    settled,
    declined,
    withdrawn,
    edited,
    returned,
    noted,
    forgiven,
    unforgiven,
    due,
    promised,
  ]),
});
export type OrderChange = z.infer<typeof OrderChange>;
