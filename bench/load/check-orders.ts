import type { AttemptEvent } from "./attempt-log.ts";
import { isNothing, isWhole, nameOf, type OrderTrace } from "./read-order-traces.ts";

/**
 * The final state: the trace of every link that was tried, the number of orders, and the rows that belong to no order.
 */
export type OrderState = { traces: OrderTrace[]; orders: number; strays: number };

/** What the clients of one link received; `unknown` counts attempts whose result nobody saw. */
type LinkAttempts = { numbers: Set<string>; unknown: number };

function byLink(events: AttemptEvent[]): Map<string, LinkAttempts> {
  const links = new Map<string, LinkAttempts>();
  for (const event of events) {
    const asked = links.get(event.token) ?? { numbers: new Set(), unknown: 0 };
    links.set(event.token, asked);
    if (event.type === "invoke") asked.unknown++;
    if (event.type === "ok" || event.type === "fail") asked.unknown--;
    if (event.type === "ok") asked.numbers.add(event.number);
  }
  return links;
}

function judgeLink({ numbers, unknown }: LinkAttempts, trace: OrderTrace): string | undefined {
  if (!isWhole(trace) && !isNothing(trace)) return "not whole, or not once";
  const received = [...numbers];
  if (received.length > 1) return `told ${received.join(" and ")}`;
  const [number] = received;
  if (number !== undefined && !trace.numbers.includes(number)) return `told ${number}, there is ${trace.numbers}`;
  return number === undefined && unknown === 0 && !isNothing(trace) ? "told that there is none" : undefined;
}

/**
 * Compares the clients' responses with the database. An acknowledged order exists exactly once, under its number; a
 * refused one does not exist; one with an unknown result exists once or not at all. Each order has its lines, its stock
 * movements and its job, and the stock equals the sum of its movements.
 */
export function checkOrders(events: AttemptEvent[], { traces, orders, strays }: OrderState): string[] {
  const links = byLink(events);
  const traced = new Map(traces.map((trace) => [trace.cart, trace]));
  const extra = orders - traces.reduce((sum, trace) => sum + trace.orders, 0);
  return [
    ...[...links].flatMap(([token, asked]) => {
      const trace = traced.get(token);
      if (!trace) return [`order of ${token}: no trace`];
      const fault = judgeLink(asked, trace);
      return fault === undefined ? [] : [`${nameOf(trace)}: ${fault}`];
    }),
    ...(extra > 0 ? [`${extra} orders nobody placed`] : []),
    ...(strays > 0 ? [`${strays} stocks or facts that belong to no order`] : []),
  ];
}
