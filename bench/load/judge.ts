import type { Event } from "./history.ts";
import type { Found, OrderFound } from "./read-market.ts";

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

function judgeOrder({ token, cartState, lines, moved, jobs }: OrderFound): string[] {
  const whole = { cartState: "ordered", lines: 2, moved: -4, jobs: 1 };
  const found = { cartState, lines, moved, jobs };
  return JSON.stringify(found) === JSON.stringify(whole)
    ? []
    : [`${token}: the order is not whole: ${JSON.stringify(found)}`];
}

function judgeLink(token: string, asked: Asked, found: OrderFound[]): string[] {
  const numbers = [...asked.numbers];
  if (found.length > 1) return [`${token}: ${found.length} orders`];
  if (numbers.length > 1) return [`${token}: told ${numbers.join(" and ")}`];
  const [told] = numbers;
  const [order] = found;
  if (told !== undefined && order === undefined) return [`${token}: told ${told}, and it is not there`];
  if (told !== undefined && order?.number !== told) return [`${token}: told ${told}, there is ${order?.number}`];
  if (told === undefined && order !== undefined && asked.unknown === 0)
    return [`${token}: told that there is none, there is ${order.number}`];
  return [];
}

/**
 * Compares what the clients were told with what is there. An order that was told is there exactly once, under its
 * number; one that was refused is not there; one of which nothing is known is there once or not at all; each is there
 * with its lines, its movements of stock and its job, and stock is what moved.
 */
export function judge(events: Event[], market: Found): string[] {
  const links = byLink(events);
  const found = Map.groupBy(market.orders, ({ token }) => token);
  return [
    ...[...links].flatMap(([token, asked]) => judgeLink(token, asked, found.get(token) ?? [])),
    ...[...found.keys()].filter((token) => !links.has(token)).map((token) => `${token}: an order nobody placed`),
    ...market.orders.flatMap(judgeOrder),
    ...market.emptyLinks.map((token) => `${token}: ordered, and there is no order`),
    ...(market.crookedItems > 0 ? [`${market.crookedItems} items whose stock is not what moved`] : []),
    ...(market.lostLines > 0 ? [`${market.lostLines} lines without an order`] : []),
  ];
}
