import type { Answer, Ask, ProductFacts } from "@mauzo/chatflow/asks";
import type { Product } from "@mauzo/contract/catalogue/products";
import { Id } from "@mauzo/contract/shared";
import type { Tx } from "../../../../db/scope.ts";
import type { Deps } from "../../../../deps.ts";
import { getCategories } from "../../../catalogue/products/get-categories.ts";
import { getProducts } from "../../../catalogue/products/get-products.ts";
import { getScreenful } from "../../../catalogue/products/get-screenful.ts";
import { getShownSet } from "../../../catalogue/sets/get-shown-set.ts";
import { listShownSets } from "../../../catalogue/sets/list-shown-sets.ts";
import { createCartLink } from "../../../orders/cart/create-cart-link.ts";
import { itemLines } from "../../../orders/cart/steps/item-lines.ts";
import { withHeld } from "../../../orders/cart/with-held.ts";
import { findConversationOrders } from "../../../orders/orders/find-conversation-orders.ts";
import { chosenLines, priceCart } from "../rules.ts";

export type AskContext = {
  tx: Tx;
  deps: Pick<Deps, "env" | "queue">;
  shopId: string;
  conversationId: string;
  channel: "web" | "whatsapp";
  currency: string;
};

const isId = (text: string) => Id.safeParse(text).success;

/** Pictures with a path of our own get our address: the chat may stand on any site. */
function facts(product: Product, siteUrl: string): ProductFacts {
  const absolute = <T extends string | null | undefined>(url: T) => (url?.startsWith("/") ? `${siteUrl}${url}` : url);
  const pictureOf = (id: string | null) => product.pictures.find((picture) => picture.id === id)?.url;
  return {
    ...product,
    image_url: absolute(product.image_url),
    variants: product.variants.map((each) => ({ ...each, image_url: absolute(pictureOf(each.picture_id)) })),
  };
}

/** These products as this conversation may have them: what its own cart holds is there for it. */
const own = ({ tx, shopId, conversationId }: AskContext, products: Product[]) =>
  withHeld(tx, shopId, { conversationId }, products);

async function price(context: AskContext, lines: Extract<Ask, { kind: "price-cart" }>["lines"]) {
  const known = lines.filter((line) => isId(line.product_id));
  const products = await getProducts(
    context.tx,
    context.shopId,
    known.map((line) => line.product_id),
  );
  return priceCart(lines, await own(context, products), context.currency);
}

/** Answers what a conversation needs to know or have done before it can go on, as this shop. */
export async function answerAsk(context: AskContext, ask: Ask): Promise<Answer> {
  const { tx, deps, shopId, conversationId, channel } = context;
  switch (ask.kind) {
    case "categories":
      return {
        kind: ask.kind,
        categories: (await getCategories(tx, shopId)).map(({ category, count }) => ({
          name: category,
          products: count,
        })),
        sets: await listShownSets(tx, shopId),
      };
    case "products": {
      const { products, total } = await getScreenful(tx, shopId, ask);
      return {
        kind: ask.kind,
        products: (await own(context, products)).map((product) => facts(product, deps.env.siteUrl)),
        total,
      };
    }
    case "set": {
      const shown = isId(ask.id) ? await getShownSet(tx, shopId, ask.id) : undefined;
      const products = (shown?.sections ?? []).flatMap((section) => section.products);
      const titles = new Map(
        shown?.sections.flatMap(({ title, products: titled }) =>
          title.en === "" ? [] : titled.map((each) => [each.id, title] as const),
        ),
      );
      const set = shown ? { id: shown.id, title: shown.title, body: shown.body, footer: shown.footer } : null;
      const page = await own(context, products.slice(ask.offset, ask.offset + ask.limit));
      const { siteUrl } = deps.env;
      return {
        ...{ kind: ask.kind, set, total: products.length },
        products: page.map((each) => {
          const section = titles.get(each.id);
          return { ...facts(each, siteUrl), ...(section && { section }) };
        }),
      };
    }
    case "product": {
      const [product] = isId(ask.id) ? await own(context, await getProducts(tx, shopId, [ask.id])) : [];
      return { kind: ask.kind, product: product ? facts(product, deps.env.siteUrl) : null };
    }
    case "price-cart":
      return { kind: ask.kind, cart: await price(context, ask.lines) };
    case "create-cart-link": {
      const { lines, total } = await price(context, ask.lines);
      if (lines.length === 0 || lines.some((line) => line.problem) || !Number.isSafeInteger(total.minor))
        return { kind: ask.kind, link: null };
      const { url, orderId } = await createCartLink(tx, deps, {
        shopId,
        conversationId,
        language: ask.language,
        lines: itemLines(chosenLines(ask.lines)),
        replaces: ask.replaces,
      });
      return { kind: ask.kind, link: { url, order_id: orderId, total } };
    }
    case "find-orders":
      return {
        kind: ask.kind,
        orders: await findConversationOrders(tx, shopId, { conversationId, number: ask.order_id, limit: ask.limit }),
        // Its receipt is pushed there.
        told: channel === "web",
      };
  }
}
