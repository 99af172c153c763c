"use client";

import type { Product } from "@mauzo/contract/catalogue/products";
import { useTranslations } from "next-intl";
import { useProduct } from "../data/product.ts";
import { useProductForm } from "../form/use-product-form.ts";
import { ProductFormPage } from "../parts/form/product-form-page.tsx";
import { ProductMissing } from "../parts/product-missing.tsx";

export function EditProductScreen({ id }: { id: string }) {
  const t = useTranslations("products");
  const query = useProduct(id);
  if (query.data) return <Editing key={id} product={query.data} />;
  return <ProductMissing title={t("editTitle")} query={query} />;
}

const Editing = ({ product }: { product: Product }) => (
  <ProductFormPage product={product} editing={useProductForm(product)} />
);
