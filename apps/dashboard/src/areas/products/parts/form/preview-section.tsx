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
    <PreviewCard
      product={productFacts(form, currency, t("unnamed"))}
      category={form.category || "home"}
      draft={form.status === "draft"}
    />
  );
}
