import type { FlowRequest, FlowResponse, ProductFacts } from "../flow-requests.ts";
import { matchShelf } from "../matches/match-shelf.ts";
import { priceCart } from "../price-cart.ts";

const orderId = "7K4Q9-DXM2T";
export type ShelfProduct = ProductFacts & { category: string };

/** `about`: what the shop says of itself where its place or its hours are asked for. */
type Shop = {
  currency: string;
  link: string;
  about: { place: string; hours: string };
  now: { weekday: number; minute: number };
};

/**
 * Answers a flow from products in memory, for trying it out: nothing is reserved, and a link leads nowhere. Ways to deliver
 * and to pay are not known here; `now` is the shop's time.
 */
export function answerFromShelf(shelf: readonly ShelfProduct[], { currency, link, about, now }: Shop) {
  /** Those of the customer who is played. */
  const tags = new Set<string>();
  let payments = 0;
  let waits = 0;
  let ordered = { minor: 1_000_000, currency };
  return (ask: FlowRequest): FlowResponse => {
    switch (ask.kind) {
      case "categories": {
        const names = [...new Set(shelf.map(({ category }) => category))];
        const count = (name: string) => shelf.filter(({ category }) => category === name).length;
        return { kind: ask.kind, categories: names.map((name) => ({ name, products: count(name) })), sets: [] };
      }
      case "products": {
        const words = ask.search?.toLowerCase();
        const found = shelf.filter(({ name, category }) =>
          words === undefined ? category === ask.category : name.toLowerCase().includes(words),
        );
        return { kind: ask.kind, products: found.slice(ask.offset, ask.offset + ask.limit), total: found.length };
      }
      case "set":
        return { kind: ask.kind, set: null, products: [], total: 0 };
      case "product":
        return { kind: ask.kind, product: shelf.find(({ id }) => id === ask.id) ?? null };
      case "price-cart":
        return { kind: ask.kind, cart: priceCart(ask.lines, shelf, currency) };
      case "create-cart-link": {
        const { lines, total } = priceCart(ask.lines, shelf, currency);
        if (lines.some(({ problem }) => problem)) return { kind: ask.kind, link: null };
        ordered = total;
        return { kind: ask.kind, link: { url: link, order_id: orderId, total } };
      }
      case "shop-answer": {
        const product = shelf.find(({ id }) => id === ask.product) ?? null;
        return { kind: ask.kind, topic: ask.topic, product, ...about, methods: [], ways: [], takes_cash: false };
      }
      case "match-order":
        return { kind: ask.kind, wishes: matchShelf(ask.text, shelf) };
      case "clock":
        return { kind: ask.kind, ...now };
      case "customer":
        return { kind: ask.kind, tags: [...tags], orders: 0, owes: false, isMember: false };
      case "tag":
        if (ask.change === "add") tags.add(ask.tag);
        else tags.delete(ask.tag);
        return { kind: ask.kind };
      case "notify":
        return { kind: ask.kind };
      case "wait":
        waits += 1;
        return { kind: ask.kind, id: `try-wait-${waits}` };
      case "call":
        waits += 1;
        return { kind: ask.kind, id: `try-call-${waits}` };
      case "pay": {
        const amount = { ...ordered, minor: Math.min(ordered.minor, ask.amount_minor ?? ordered.minor) };
        payments += 1;
        return {
          ...{ kind: ask.kind, paid: false },
          asked: { id: `try-${payments}`, order_id: orderId, amount, phone: "…678" },
        };
      }
      case "find-orders":
        return { kind: ask.kind, orders: [], told: false };
    }
  };
}
