"use client";

import type { Product } from "@mauzo/contract/catalogue/products";
import { Button } from "@mauzo/ui/button";
import { QuestionDialog } from "@mauzo/ui/question-dialog";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormPage } from "../../../../../components/form/form-page.tsx";
import type { UploadState } from "../../../../../components/upload/use-uploads.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";
import type { ProductEditing } from "../../form/use-product-form.ts";
import { AboutSection } from "./about-section.tsx";
import { AddOnsSection } from "./add-ons-section.tsx";
import { PicturesSection } from "./pictures-section.tsx";
import { PreviewSection } from "./preview-section.tsx";
import { PriceAndStockSection } from "./selling/price-and-stock-section.tsx";

/** The form that creates a product, or changes the given one. */
export function ProductFormPage({ product, editing }: { product?: Product; editing: ProductEditing }) {
  const t = useTranslations("products");
  const { currency } = useAccount().shop;
  const history = useTranslations("products.history.field");
  const { groups, free } = editing;
  const [uploads, setUploads] = useState<UploadState>();
  const back = product
    ? { href: `/dashboard/products/${product.id}`, label: product.name }
    : { href: "/dashboard/products", label: t("back") };
  return (
    <>
      <FormPage
        editing={editing.editing}
        title={product ? t("editTitle") : t("newTitle")}
        back={back}
        save={product ? t("form.save") : t("form.create")}
        discard={back.href}
        always={!product}
        uploads={uploads}
        labelOf={({ path: [first] }) =>
          first === "pictures" || first === "image_url" ? history("pictures") : undefined
        }
      >
        <AboutSection />
        <PicturesSection onUploads={setUploads} />
        <PriceAndStockSection currency={currency} />
        <AddOnsSection currency={currency} choice={groups} />
        <PreviewSection currency={currency} />
      </FormPage>
      <QuestionDialog
        open={free.asked}
        title={t("form.freeTitle")}
        text={t("form.freeText")}
        cancel={t("form.freeNo")}
        onClose={() => free.answer(false)}
        action={<Button onClick={() => free.answer(true)}>{t("form.freeYes")}</Button>}
      />
    </>
  );
}
