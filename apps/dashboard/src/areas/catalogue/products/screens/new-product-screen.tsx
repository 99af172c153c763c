"use client";

import { useTranslations } from "next-intl";
import { useProduct } from "../data/product.ts";
import { useCopiedProductId } from "../filters.ts";
import { copyOf, emptyForm, type ProductForm } from "../form/product-form.ts";
import { useProductForm } from "../form/use-product-form.ts";
import { ProductFormPage } from "../parts/form/product-form-page.tsx";
import { ProductMissing } from "../parts/product-missing.tsx";

/** Creates a product, empty or as a copy of an existing one. */
export function NewProductScreen() {
  const [from] = useCopiedProductId();
  return from === null ? <Creating start={emptyForm} /> : <Copying key={from} id={from} />;
}

const Creating = ({ start }: { start: ProductForm }) => <ProductFormPage editing={useProductForm(undefined, start)} />;

function Copying({ id }: { id: string }) {
  const t = useTranslations("products");
  const query = useProduct(id);
  if (!query.data) return <ProductMissing title={t("newTitle")} query={query} />;
  return <Creating start={copyOf(query.data, t("form.copyName", { name: query.data.name }))} />;
}
