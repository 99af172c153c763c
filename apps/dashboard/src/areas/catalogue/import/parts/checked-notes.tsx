"use client";

import type { ProductImport } from "@mauzo/contract/catalogue/product-imports";
import { useTranslations } from "next-intl";

/** What is to be known of a checked file of products before it is imported. */
export function CheckedNotes({ file: { categories, free } }: { file: ProductImport }) {
  const t = useTranslations("imports.file");
  const remembered = categories.filter((each) => each.remembered).length;
  return (
    <>
      {remembered > 0 && <p className="mb-4 text-muted">{t("rememberedCategories", { count: remembered })}</p>}
      {free > 0 && <p className="mb-4 font-medium">{t("wouldBeFree", { count: free })}</p>}
    </>
  );
}
