import type {
  FlowRequest,
  FlowResponse,
  OrderFacts,
  ProductFacts,
  SetFacts,
  SetProductFacts,
  SetTexts,
} from "../src/flow-requests.ts";
import { matchShelf } from "../src/matches/match-shelf.ts";
import { priceCart } from "../src/price-cart.ts";

export type CatalogueProduct = ProductFacts & { category: string };

const none = { en: "", sw: "" };

/** Whoever writes is among its members. */
export const segmentOfAll = "01a00000-0000-7000-8000-000000000001";

/** Answers requests from a catalogue and orders in memory, as the API does from the database. */
export function answerFrom(
  catalogue: readonly CatalogueProduct[],
  placed: readonly OrderFacts[] = [],
  sets: readonly (SetFacts & Partial<SetTexts> & { products: readonly (CatalogueProduct & SetProductFacts)[] })[] = [],
): (ask: FlowRequest) => FlowResponse {
  return (ask) => {
    switch (ask.kind) {
      case "categories": {
        const names = [...new Set(catalogue.map((product) => product.category))];
        const count = (name: string) => catalogue.filter((product) => product.category === name).length;
        const shown = names.map((name) => ({ name, products: count(name) }));
        return { kind: "categories", categories: shown, sets: sets.map(({ id, title }) => ({ id, title })) };
      }
      case "products": {
        const words = ask.search?.toLowerCase();
        const found = catalogue.filter((product) =>
          words === undefined ? product.category === ask.category : product.name.toLowerCase().includes(words),
        );
        const products = found.slice(ask.offset, ask.offset + ask.limit);
        return { kind: "products", products, total: found.length };
      }
      case "set": {
        const set = sets.find(({ id }) => id === ask.id);
        const found = set?.products ?? [];
        const products = found.slice(ask.offset, ask.offset + ask.limit);
        const texts = { body: set?.body ?? none, footer: set?.footer ?? none };
        return {
          kind: "set",
          set: set ? { id: set.id, title: set.title, ...texts } : null,
          products,
          total: found.length,
        };
      }
      case "product":
        return { kind: "product", product: catalogue.find((product) => product.id === ask.id) ?? null };
      case "price-cart":
        return { kind: "price-cart", cart: priceCart(ask.lines, catalogue, "TZS") };
      case "create-cart-link": {
        const cart = priceCart(ask.lines, catalogue, "TZS");
        if (cart.lines.some((line) => line.problem)) return { kind: "create-cart-link", link: null };
        const url = "https://mauzo.example/cart?token=t0k_en-_x";
        return { kind: "create-cart-link", link: { url, order_id: "7K4Q9-DXM2T", total: cart.total } };
      }
      case "shop-answer": {
        const product = catalogue.find(({ id }) => id === ask.product) ?? null;
        return {
          ...{
            kind: "shop-answer",
            topic: ask.topic,
            product,
            place: "Kariakoo, Dar es Salaam",
            hours: "",
            takes_cash: true,
          },
          methods: [
            { name: "Kuchukua dukani", fee: { minor: 0, currency: "TZS" }, free_from: null },
            {
              name: "Boda",
              fee: { minor: 300_000, currency: "TZS" },
              free_from: { minor: 5_000_000, currency: "TZS" },
            },
          ],
          ways: [{ network: "M-Pesa", kind: "till", number: "556677", name: "Duka la Asha", note: "" }],
        };
      }
      case "match-order":
        return { kind: "match-order", wishes: matchShelf(ask.text, catalogue) };
      case "clock":
        return { kind: "clock", weekday: 1, minute: 600 };
      case "customer":
        return {
          ...{ kind: "customer", tags: ["jumla"], orders: placed.length },
          ...{ owes: placed.length > 0, isMember: ask.segment === segmentOfAll },
        };
      case "tag":
      case "notify":
        return { kind: ask.kind };
      case "wait":
        return { kind: "wait", id: "wait-1" };
      case "call":
        return { kind: "call", id: "call-1" };
      case "pay":
        return {
          ...{ kind: "pay", paid: false },
          asked: {
            ...{ id: "pay-1", order_id: "7K4Q9-DXM2T", phone: "…678" },
            amount: { minor: ask.amount_minor ?? 2_500_000, currency: "TZS" },
          },
        };
      case "find-orders": {
        const orders = placed.filter((order) => ask.order_id === null || order.order_id === ask.order_id);
        return { kind: "find-orders", orders: orders.slice(0, ask.limit), told: false };
      }
    }
  };
}
