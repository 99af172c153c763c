import type { ProductFacts } from "@mauzo/chatflow/flow-requests";
import { ConversationPreview } from "../../../../../components/conversation/conversation-preview.tsx";
import type { Language } from "../../../../../i18n/language.ts";
import { responsesForProduct, startProductPreview } from "../../form/product-preview-conversation.ts";

type Props = { product: ProductFacts; category: string; language: Language };

export const ChatPreview = ({ product, category, language }: Props) => (
  <ConversationPreview
    answer={responsesForProduct(product)}
    start={(known) => startProductPreview(known, product, category, language)}
    resetKey={JSON.stringify([product, category])}
    language={language}
    className="h-[30rem] max-w-sm"
  />
);
