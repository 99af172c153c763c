import type { ProductFacts } from "@mauzo/chatflow/flow-requests";
import {
  openProductList,
  type PreviewConversation,
  type PreviewData,
  pickOption,
} from "../../../../components/conversation/run-preview-chat.ts";
import type { Language } from "../../../../i18n/language.ts";

/** The responses of a shop that has only this product. */
export const responsesForProduct =
  (product: ProductFacts): PreviewData["answer"] =>
  (ask) => {
    if (ask.kind === "product") return { kind: "product", product };
    return ask.kind === "products" ? { kind: "products", products: [product], total: 1 } : undefined;
  };

/** The product in its category's list in the chat, and what follows when a customer picks it. */
export async function startProductPreview(
  known: PreviewData,
  { id, name }: ProductFacts,
  category: string,
  language: Language,
): Promise<PreviewConversation> {
  const onShelf = await openProductList(known, `category:${category}`, language);
  return pickOption(known, onShelf, { id: `products:p:${id}`, title: name });
}
