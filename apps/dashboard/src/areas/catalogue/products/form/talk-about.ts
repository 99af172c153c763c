import type { ProductFacts } from "@mauzo/chatflow/asks";
import { type Known, openShelf, pick, type Talk } from "../../../../components/talk/talk.ts";
import type { Language } from "../../../../i18n/language.ts";

/** What a shop with this product only knows. */
export const answerOf =
  (product: ProductFacts): Known["answer"] =>
  (ask) => {
    if (ask.kind === "product") return { kind: "product", product };
    return ask.kind === "products" ? { kind: "products", products: [product], total: 1 } : undefined;
  };

/** The product on its shelf in the chat, and what comes when a customer picks it. */
export async function talkAbout(
  known: Known,
  { id, name }: ProductFacts,
  category: string,
  language: Language,
): Promise<Talk> {
  const onShelf = await openShelf(known, `category:${category}`, language);
  return pick(known, onShelf, { id: `products:p:${id}`, title: name });
}
