"use client";

import type { Product } from "@mauzo/contract/catalogue/products";
import { Button } from "@mauzo/ui/button";
import { QuestionDialog } from "@mauzo/ui/question-dialog";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { StaleNotice } from "../../../../../components/form/conflict/stale-notice.tsx";
import { FormPage } from "../../../../../components/form/form-page.tsx";
import type { UploadState } from "../../../../../components/upload/use-uploads.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";
import type { ProductEditing } from "../../form/use-product-form.ts";
import { AboutSection } from "./about-section.tsx";
import { AddOnsSection } from "./add-ons-section.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { PicturesSection } from "./pictures-section.tsx";
import { PreviewSection } from "./preview-section.tsx";
import { PriceAndStockSection } from "./selling/price-and-stock-section.tsx";

/** The form that creates a product, or changes the given one. */
export function ProductFormPage({ product, editing }: { product?: Product; editing: ProductEditing }) {
  const t = useTranslations("products");
  const groupWords = useTranslations("addOns");
  const { currency } = useAccount().shop;
  const { form, submit, onLeave, keepNow, saving, stale, loadNewest, loading, groups, clash, free } = editing;
  const { isDirty, errors } = form.formState;
  const [uploads, setUploads] = useState<UploadState>();
  const back = product
    ? { href: `/dashboard/products/${product.id}`, label: product.name }
    : { href: "/dashboard/products", label: t("back") };
  return (
    <FormProvider {...form}>
      <FormPage
        title={product ? t("editTitle") : t("newTitle")}
        back={back}
        save={product ? t("form.save") : t("form.create")}
        discard={back.href}
        changed={isDirty}
        always={!product}
        problems={Object.keys(errors).length > 0}
        saving={saving}
        uploads={uploads}
        onSubmit={submit}
        onLeave={onLeave}
        saveDraft={keepNow}
      >
        {stale && (
          <StaleNotice
            title={product ? t("form.staleTitle") : groupWords("staleTitle")}
            text={t("form.staleText")}
            busy={loading}
            choices={[{ label: t("form.staleLoad"), onChoose: loadNewest }]}
          />
        )}
        <ConflictNotice {...clash} />
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
    </FormProvider>
  );
}
