"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { productFacts } from "../../form/product-facts.ts";
import type { ProductForm } from "../../form/product-form.ts";
import { PreviewCard } from "../preview/preview-card.tsx";

/** What is typed, as customers would see it, saved or not. */
export function PreviewSection({ currency }: { currency: string }) {
  const t = useTranslations("products.preview");
  const { control, getValues } = useFormContext<ProductForm>();
  useWatch({ control });
  const form = getValues();
  return (
    // Open, it is as wide as the page lets it be: wider than the column of the form.
    <div className="has-[[role=tablist]]:ml-[min(0px,calc(50%-min(31rem,50cqi-2rem)))] has-[[role=tablist]]:w-[max(100%,min(62rem,100cqi-4rem))]">
      <PreviewCard
        product={productFacts(form, currency, t("unnamed"))}
        category={form.category || "home"}
        draft={form.status === "draft"}
      />
    </div>
  );
}
