"use client";

import type { Product } from "@mauzo/contract/products";
import { FormProvider } from "react-hook-form";
import { useTranslations } from "use-intl";
import { LeaveGuard } from "../../../../components/page/leave-guard.tsx";
import { PageHead } from "../../../../components/page/page-head.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import type { ProductEditing } from "../../form/use-product-form.ts";
import { AboutSection } from "./about-section.tsx";
import { AddOnsSection } from "./add-ons-section.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SellingSection } from "./selling-section.tsx";
import { StaleNotice } from "./stale-notice.tsx";

/** The form that creates a product, or changes the given one. */
export function ProductFormPage({ product, editing }: { product?: Product; editing: ProductEditing }) {
  const t = useTranslations("products");
  const { currency } = useAccount().shop;
  const { form, submit, saving, stale, loadNewest, loading } = editing;
  const { isDirty, errors } = form.formState;
  const back = product
    ? { href: `/dashboard/products/${product.id}`, label: product.name }
    : { href: "/dashboard/products", label: t("back") };
  return (
    <FormProvider {...form}>
      <div className="mx-auto max-w-2xl">
        <PageHead title={product ? t("editTitle") : t("newTitle")} back={back} />
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          {stale && <StaleNotice busy={loading} onLoad={loadNewest} />}
          <AboutSection />
          <SellingSection currency={currency} />
          <AddOnsSection currency={currency} />
          {(isDirty || !product) && (
            <SaveBar
              save={product ? t("form.save") : t("form.create")}
              back={back.href}
              busy={saving}
              problems={Object.keys(errors).length > 0}
              changed={isDirty}
            />
          )}
        </form>
      </div>
      <LeaveGuard
        unsaved={isDirty && !saving}
        texts={{ title: t("form.leaveTitle"), text: t("form.leaveText"), leave: t("form.leave"), stay: t("form.stay") }}
      />
    </FormProvider>
  );
}
