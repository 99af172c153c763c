import type { Event } from "./history.ts";
import { isNothing, isWhole, nameOf, type Trace } from "./ledger.ts";

/** What there is once all is over: of every link that was tried, of all orders, and what belongs to none. */
export type Found = { traces: Trace[]; orders: number; strays: number };

/** What one link's clients were told; `unknown` counts tries whose end nobody heard. */
type Asked = { numbers: Set<string>; unknown: number };

function byLink(events: Event[]): Map<string, Asked> {
  const links = new Map<string, Asked>();
  for (const event of events) {
    const asked = links.get(event.token) ?? { numbers: new Set(), unknown: 0 };
    links.set(event.token, asked);
    if (event.type === "invoke") asked.unknown++;
    if (event.type === "ok" || event.type === "fail") asked.unknown--;
    if (event.type === "ok") asked.numbers.add(event.number);
  }
  return links;
}

function judgeLink({ numbers, unknown }: Asked, trace: Trace): string | undefined {
  if (!isWhole(trace) && !isNothing(trace)) return "not whole, or not once";
  const told = [...numbers];
  if (told.length > 1) return `told ${told.join(" and ")}`;
  const [number] = told;
  if (number !== undefined && !trace.numbers.includes(number)) return `told ${number}, there is ${trace.numbers}`;
  return number === undefined && unknown === 0 && !isNothing(trace) ? "told that there is none" : undefined;
}

/**
 * Compares what the clients were told with what is there. An order that was told is there exactly once, under its
 * number; one that was refused is not there; one of which nothing is known is there once or not at all; each is there
 * with its lines, its movements of stock and its job, and stock is what moved.
 */
export function judge(events: Event[], { traces, orders, strays }: Found): string[] {
  const links = byLink(events);
  const traced = new Map(traces.map((trace) => [trace.cart, trace]));
  const nobodys = orders - traces.reduce((sum, trace) => sum + trace.orders, 0);
  return [
    ...[...links].flatMap(([token, asked]) => {
      const trace = traced.get(token);
      if (!trace) return [`order of ${token}: no trace`];
      const fault = judgeLink(asked, trace);
      return fault === undefined ? [] : [`${nameOf(trace)}: ${fault}`];
    }),
    ...(nobodys > 0 ? [`${nobodys} orders nobody placed`] : []),
    ...(strays > 0 ? [`${strays} stocks or jobs that belong to no order`] : []),
  ];
}
