import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Day, IdParams, Money } from "../shared.ts";
import { mostOrderMinor } from "./order-payments.ts";

/** Into how many instalments what is owed for an order is split. */
export const planSize = { least: 2, most: 12 } as const;

/** By which day how much of an order is to be paid altogether, with what was paid before it was split. */
export const PlanStep = z.object({ due_on: z.iso.date(), until: Money });
/** Earliest first; empty: it is to be paid at once. */
export const OrderPlan = z.array(PlanStep).check(z.maxLength(planSize.most));
export type OrderPlan = z.infer<typeof OrderPlan>;

type Amount = { minor: number };
type Planned = { plan: readonly { due_on: string; until: Amount }[]; paid: Amount; owed: Amount };

/**
 * What is left of each instalment: what was paid fills them in order of their days, and where the order comes to less or to
 * more than it did (an edit, a return, something forgiven), the last ones do. They always come to what is owed.
 */
export function instalmentsOf({ plan, paid, owed }: Planned): { due_on: string; leftMinor: number }[] {
  const whole = paid.minor + owed.minor;
  let reached = paid.minor;
  return plan.map(({ due_on, until }, place) => {
    const target = place === plan.length - 1 ? whole : Math.min(until.minor, whole);
    const leftMinor = Math.max(0, target - reached);
    reached += leftMinor;
    return { due_on, leftMinor };
  });
}

/** What of an order should be paid by the end of a day: THE rule; the database has the same one (`owed_until`). */
export function owedUntil(order: Planned & { due_on: string | null }, day: string): number {
  if (order.plan.length === 0) return order.due_on !== null && order.due_on <= day ? order.owed.minor : 0;
  const due = instalmentsOf(order).filter(({ due_on }) => due_on <= day);
  return due.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
}

/** The day by which an order with instalments is to be paid next: that of the first of which something is left. */
export const nextDayOf = (order: Planned): string | null =>
  (instalmentsOf(order).find(({ leftMinor }) => leftMinor > 0) ?? order.plan.at(-1))?.due_on ?? null;

/** What is owed, split evenly: what cannot be is in the first ones. */
export function splitEvenly(owedMinor: number, count: number, unit = 100): number[] {
  const units = Math.floor(owedMinor / unit);
  const each = Math.floor(units / count);
  const parts = Array.from({ length: count }, (_, place) => (each + (place < units % count ? 1 : 0)) * unit);
  return parts.map((part, place) => (place === 0 ? part + (owedMinor - units * unit) : part));
}

const Instalments = z
  .array(z.strictObject({ due_on: Day, amount_minor: z.int().check(z.gte(1), z.lte(mostOrderMinor)) }))
  .check(
    z.minLength(planSize.least),
    z.maxLength(planSize.most),
    z.refine((all) => all.every(({ due_on }, place) => place === 0 || due_on > (all[place - 1]?.due_on ?? "")), {
      message: "plan_days_not_rising" satisfies PlainCode,
    }),
  );
export type Instalments = z.input<typeof Instalments>;

const access = { resource: "transactions", action: "update" } as const;

/** What is owed for an order, paid in instalments. */
export const orderPlans = {
  /** They come to what is owed now, so nobody splits what they have not seen. Instead of an earlier plan. */
  split: endpoint({
    method: "POST",
    path: "/orders/:id/plan",
    access,
    summary: "Split what is owed for an order into instalments",
    params: IdParams,
    body: z.strictObject({ instalments: Instalments, reminds: z.optional(z.boolean()) }),
    reply: z.object({ plan: OrderPlan }),
    errors: ["order_cancelled", "plan_sum_wrong", "credit_limit_reached"],
  }),
  end: endpoint({
    method: "DELETE",
    path: "/orders/:id/plan",
    access,
    summary: "End the instalments of an order: all of it is to be paid on the day of the next one",
    params: IdParams,
    reply: z.object({ ended: z.boolean() }),
  }),
};
