"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import type { ProductForm } from "../../form/product-form.ts";
import { productPreviewData } from "../../form/product-preview-data.ts";
import { PreviewCard } from "../preview/preview-card.tsx";

/** The product as customers would see it with what is typed, saved or not. */
export function PreviewSection({ currency }: { currency: string }) {
  const t = useTranslations("products.preview");
  const { control, getValues } = useFormContext<ProductForm>();
  useWatch({ control });
  const form = getValues();
  return (
    // When open, it is as wide as the page allows, wider than the form's column.
    <div className="has-[[role=tablist]]:ml-[min(0px,calc(50%-min(31rem,50cqi-2rem)))] has-[[role=tablist]]:w-[max(100%,min(62rem,100cqi-4rem))]">
      <PreviewCard
        product={productPreviewData(form, currency, t("unnamed"))}
        category={form.category || "home"}
        draft={form.status === "draft"}
      />
    </div>
  );
}
