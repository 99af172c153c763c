"use client";

import type { ProductFacts } from "@mauzo/chatflow/asks";
import { SideBySide } from "@mauzo/ui/side-by-side";
import { clsx } from "clsx";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { languageNames, languages } from "../../../../i18n/language.ts";
import { CartPreview } from "./cart-preview.tsx";
import { ChatPreview } from "./chat-preview.tsx";
import { ShopPreview } from "./shop-preview.tsx";

type Props = { product: ProductFacts; category: string };

/** The product wherever customers meet it, in their language. */
export function Previews({ product, category }: Props) {
  const t = useTranslations("products.preview");
  const own = useLocale();
  const [language, setLanguage] = useState(own);
  return (
    <div>
      <fieldset aria-label={t("language")} className="mb-3 flex gap-1.5">
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
            className={clsx(
              "min-h-10 rounded-full px-3 text-[0.8125rem]",
              each === language ? "bg-ink font-medium text-paper" : "bg-sunken text-ink hover:bg-line",
            )}
          >
            {languageNames[each]}
          </button>
        ))}
      </fieldset>
      <SideBySide
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
