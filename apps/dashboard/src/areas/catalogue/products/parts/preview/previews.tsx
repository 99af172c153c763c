"use client";

import type { ProductFacts } from "@mauzo/chatflow/flow-requests";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { ResponsiveTabs } from "@mauzo/ui/responsive-tabs";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { languageNames, languages } from "../../../../../i18n/language.ts";
import { CartPreview } from "./cart-preview.tsx";
import { ChatPreview } from "./chat-preview.tsx";
import { ShopPreview } from "./shop-preview.tsx";

type Props = { product: ProductFacts; category: string };

/** The product in every place where customers see it, in the customer's language. */
export function Previews({ product, category }: Props) {
  const t = useTranslations("products.preview");
  const own = useLocale();
  const [language, setLanguage] = useState(own);
  return (
    <div>
      <ChoiceChips
        label={t("language")}
        chips={languages.map((each) => ({ value: each, text: languageNames[each], lang: each }))}
        value={language}
        onChoose={setLanguage}
        className="mb-3"
      />
      <ResponsiveTabs
        label={t("title")}
        sides={[
          {
            id: "chat",
            title: t("chat"),
            content: <ChatPreview product={product} category={category} language={language} />,
          },
          { id: "cart", title: t("cart"), content: <CartPreview product={product} language={language} /> },
          {
            id: "shop",
            title: t("shop"),
            content: <ShopPreview product={product} language={language} />,
          },
        ]}
      />
    </div>
  );
}
