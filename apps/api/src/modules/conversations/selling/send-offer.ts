import { phrases } from "@mauzo/chatflow/phrases/phrases";
import { productCard } from "@mauzo/chatflow/text/product-card";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { Language } from "@mauzo/contract/shared";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getSellableProducts } from "../../catalogue/products/get-sellable-products.ts";
import { getPublishedSet } from "../../catalogue/sets/get-published-set.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { getConversation } from "../conversations/get-conversation.ts";
import { sayAsPerson } from "../conversations/steps/say-as-person.ts";
import { productFacts } from "../flow/steps/product-facts.ts";
import { setActions } from "./rules.ts";

type Offer = { kind: "product" | "set"; id: string; seen?: number | undefined };
type Shown = { shopId: string; siteUrl: string; language: Language };

async function setOf(tx: Tx, { shopId, siteUrl, language }: Shown, id: string): Promise<ChatAction[]> {
  const set = await getPublishedSet(tx, shopId, id);
  const products = set?.sections.flatMap(({ products }) => products) ?? [];
  if (!set || products.length === 0) return [];
  const { published, slug } = await getShop(tx, shopId);
  const shown = products.map((product) => productFacts(product, siteUrl));
  return setActions(set, shown, {
    language,
    address: published ? `${siteUrl}/shops/${slug}/sets/${id}` : undefined,
  });
}

async function productOf(tx: Tx, { shopId, siteUrl, language }: Shown, id: string): Promise<ChatAction[]> {
  const [product] = await getSellableProducts(tx, shopId, [id]);
  return product ? productCard(productFacts(product, siteUrl), phrases[language]) : [];
}

/** Sends a product or a set to the customer, in their language. @throws as `sayAsPerson`; 422 if it is not on sale */
export function sendOffer(
  { emitFact, env }: Pick<Deps, "emitFact" | "env">,
  context: ShopContext,
  conversationId: string,
  { kind, id, seen }: Offer,
) {
  return context.tx(async (tx) => {
    const { language } = await getConversation(tx, context, conversationId);
    const shown = { shopId: context.shopId, siteUrl: env.siteUrl, language };
    const actions = await (kind === "set" ? setOf : productOf)(tx, shown, id);
    if (actions.length === 0) throw refuse("offer_gone", { loc: ["body", "id"] });
    return { seq: await sayAsPerson(tx, emitFact, context, { conversationId, actions, seen }) };
  });
}
