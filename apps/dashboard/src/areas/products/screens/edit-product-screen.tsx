"use client";

import { useTranslations } from "use-intl";
import { useProduct } from "../data.ts";
import { ProductFormPage } from "../parts/form/product-form-page.tsx";
import { ProductMissing } from "../parts/product-missing.tsx";

/** Changes a product. */
export function EditProductScreen({ id }: { id: string }) {
  const t = useTranslations("products");
  const { data, error, isFetching, refetch } = useProduct(id);
  if (data) return <ProductFormPage key={id} product={data} />;
  return <ProductMissing title={t("editTitle")} error={error} busy={isFetching} onRetry={() => void refetch()} />;
}
