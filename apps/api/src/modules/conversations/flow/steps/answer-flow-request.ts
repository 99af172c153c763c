import { randomUUID } from "node:crypto";
import type { FlowRequest, FlowResponse } from "@mauzo/chatflow/flow-requests";
import { toWishes } from "@mauzo/chatflow/matches/to-wishes";
import { priceCart } from "@mauzo/chatflow/price-cart";
import { shopClock } from "@mauzo/chatflow/text/answer/shop-clock";
import type { Product } from "@mauzo/contract/catalogue/products";
import { Id } from "@mauzo/contract/shared";
import type { Shop } from "@mauzo/contract/shop/shop";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { getBrowsePage } from "../../../catalogue/products/get-browse-page.ts";
import { getCategories } from "../../../catalogue/products/get-categories.ts";
import { getSellableProducts } from "../../../catalogue/products/get-sellable-products.ts";
import { getPublishedSet } from "../../../catalogue/sets/get-published-set.ts";
import { listPublishedSets } from "../../../catalogue/sets/list-published-sets.ts";
import { createCartLink } from "../../../orders/cart/create-cart-link.ts";
import { includeHeldStock } from "../../../orders/cart/include-held-stock.ts";
import { groupCartLines } from "../../../orders/cart/steps/group-cart-lines.ts";
import { matchOrders } from "../../../orders/matches/match-orders.ts";
import { findConversationOrders } from "../../../orders/orders/find-conversation-orders.ts";
import { askFromConversation } from "../../../payments/payments/ask-from-conversation.ts";
import { answerAboutShop } from "./answer-about-shop.ts";
import type { FlowDeed } from "./do-deeds.ts";
import { knownCustomer } from "./known-customer.ts";
import { productFacts } from "./product-facts.ts";

export type FlowRequestContext = {
  tx: Tx;
  deps: Pick<Deps, "emitFact" | "payments"> & {
    queue: Pick<Deps["queue"], "send">;
    env: Pick<Deps["env"], "siteUrl" | "cartUrl" | "paymentFees" | "setupFee">;
  };
  shop: Shop;
  conversationId: string;
  channel: "web" | "whatsapp";
  /** What the flow does beside answering: done once the turn stands. */
  done: FlowDeed[];
};

/** Anybody may write to a bot, as often as they like. */
const orderTermsMost = 40;
const isId = (text: string) => Id.safeParse(text).success;

/** These products with the stock this conversation may take: what its own cart holds is available to it. */
const withOwnHolds = ({ tx, shop, conversationId }: FlowRequestContext, products: Product[]) =>
  includeHeldStock(tx, shop.id, { conversationId }, products);

async function priceLines(context: FlowRequestContext, lines: Extract<FlowRequest, { kind: "price-cart" }>["lines"]) {
  const known = lines.filter((line) => isId(line.product_id));
  const products = await getSellableProducts(
    context.tx,
    context.shop.id,
    known.map((line) => line.product_id),
  );
  return priceCart(lines, await withOwnHolds(context, products), context.shop.currency);
}

/** Does or looks up, as this shop, what a flow needs before it can continue. */
export async function answerFlowRequest(context: FlowRequestContext, ask: FlowRequest): Promise<FlowResponse> {
  const { tx, deps, shop, conversationId, channel } = context;
  const shopId = shop.id;
  const findProduct = async (id: string | null) => {
    const [product] =
      id !== null && isId(id) ? await withOwnHolds(context, await getSellableProducts(tx, shopId, [id])) : [];
    return product ? productFacts(product, deps.env.siteUrl) : null;
  };
  switch (ask.kind) {
    case "categories":
      return {
        kind: ask.kind,
        categories: (await getCategories(tx, shopId)).map(({ category, count }) => ({
          name: category,
          products: count,
        })),
        sets: await listPublishedSets(tx, shopId),
      };
    case "products": {
      const { products, total } = await getBrowsePage(tx, shopId, ask);
      return {
        kind: ask.kind,
        products: (await withOwnHolds(context, products)).map((product) => productFacts(product, deps.env.siteUrl)),
        total,
      };
    }
    case "set": {
      const shown = isId(ask.id) ? await getPublishedSet(tx, shopId, ask.id) : undefined;
      const products = (shown?.sections ?? []).flatMap((section) => section.products);
      const titles = new Map(
        shown?.sections.flatMap(({ title, products: titled }) =>
          title.en === "" ? [] : titled.map((each) => [each.id, title] as const),
        ),
      );
      const set = shown ? { id: shown.id, title: shown.title, body: shown.body, footer: shown.footer } : null;
      const page = await withOwnHolds(context, products.slice(ask.offset, ask.offset + ask.limit));
      const { siteUrl } = deps.env;
      return {
        ...{ kind: ask.kind, set, total: products.length },
        products: page.map((each) => {
          const section = titles.get(each.id);
          return { ...productFacts(each, siteUrl), ...(section && { section }) };
        }),
      };
    }
    case "product":
      return { kind: ask.kind, product: await findProduct(ask.id) };
    case "price-cart":
      return { kind: ask.kind, cart: await priceLines(context, ask.lines) };
    case "create-cart-link": {
      const { lines, total } = await priceLines(context, ask.lines);
      if (lines.length === 0 || lines.some((line) => line.problem) || !Number.isSafeInteger(total.minor))
        return { kind: ask.kind, link: null };
      const { url, orderId } = await createCartLink(tx, deps, {
        shopId,
        conversationId,
        language: ask.language,
        lines: groupCartLines(ask.lines),
        replaces: ask.replaces,
      });
      return { kind: ask.kind, link: { url, order_id: orderId, total } };
    }
    case "shop-answer": {
      const about = await answerAboutShop(tx, shop);
      return { kind: ask.kind, topic: ask.topic, product: await findProduct(ask.product), ...about };
    }
    case "match-order": {
      const { lines, products } = await matchOrders(tx, shopId, ask.text, orderTermsMost);
      const offered = (await withOwnHolds(context, products)).map((each) => productFacts(each, deps.env.siteUrl));
      return { kind: ask.kind, wishes: toWishes(lines, new Map(offered.map((each) => [each.id, each]))) };
    }
    case "clock": {
      const { weekday, minute } = shopClock(new Date(), shop.time_zone);
      return { kind: ask.kind, weekday, minute };
    }
    case "customer":
      return {
        kind: ask.kind,
        ...(await knownCustomer(tx, {
          ...{ shopId, conversationId, done: context.done },
          ...{ most: ask.orders, segment: ask.segment !== null && isId(ask.segment) ? ask.segment : null },
        })),
      };
    case "pay": {
      const asking = { shopId, conversationId, atMostMinor: ask.amount_minor };
      return { kind: ask.kind, ...(await askFromConversation(tx, deps, asking)) };
    }
    case "wait": {
      const id = randomUUID();
      const job = { shopId, conversationId, waitId: id };
      await deps.queue.send(tx, "end-wait", job, { afterSeconds: ask.minutes * 60 });
      return { kind: ask.kind, id };
    }
    case "call": {
      const id = randomUUID();
      await deps.queue.send(tx, "call-shop", { shopId, conversationId, callId: id });
      return { kind: ask.kind, id };
    }
    case "tag":
    case "notify":
      context.done.push(ask);
      return { kind: ask.kind };
    case "find-orders":
      return {
        kind: ask.kind,
        orders: await findConversationOrders(tx, shopId, { conversationId, number: ask.order_id, limit: ask.limit }),
        // Its receipt is pushed there.
        told: channel === "web",
      };
  }
}
