"use client";

import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { ClashNote } from "../../../../../../components/form/editing/clash-note.tsx";
import { FormField } from "../../../../../../components/form/editing/form-field.tsx";
import { keyPath } from "../../../../../../components/form/editing/merge/form-paths.ts";
import { Picture } from "../../../../../../components/picture.tsx";
import type { ProductForm } from "../../../form/product-form.ts";
import { PictureSelect } from "./picture-select.tsx";

/** Codes, low-stock threshold and picture of a variant or of the product itself; all optional. */
export function VariantDetailFields({ variant }: { variant?: number }) {
  const t = useTranslations("products.form");
  const pictureId = useId();
  const { register, formState, getFieldState, getValues } = useFormContext<ProductForm>();
  const [sku, barcode, warnAt] =
    variant === undefined
      ? (["sku", "barcode", "low_stock_at"] as const)
      : ([`variants.${variant}.sku`, `variants.${variant}.barcode`, `variants.${variant}.low_stock_at`] as const);
  const pictures = useWatch<ProductForm, "pictures">({ name: "pictures" });
  const [skuNow, barcodeNow, warnAtNow] = useWatch<ProductForm, [typeof sku, typeof barcode, typeof warnAt]>({
    name: [sku, barcode, warnAt],
  });
  const chosen = useWatch<ProductForm, `variants.${number}.picture_id`>({
    name: `variants.${variant ?? 0}.picture_id`,
  });
  const wrong = [sku, barcode, warnAt].some((name) => getFieldState(name, formState).error);
  const picture = variant === undefined ? undefined : pictures.find(({ id }) => id === chosen);
  const said = [skuNow, barcodeNow, warnAtNow && t("warnsAt", { count: warnAtNow })].filter(Boolean).join(" · ");
  return (
    <details open={wrong || undefined} className="group">
      <summary className="inline-flex min-h-8 cursor-pointer items-center gap-2 text-[0.8125rem] text-muted hover:text-ink">
        {variant === undefined || pictures.length === 0 ? t("codes") : t("codesAndPicture")}
        {said !== "" && <span className="truncate group-open:hidden">{said}</span>}
        {picture && <Picture address={picture.url} name="" sizes="24px" className="size-6 group-open:hidden" />}
      </summary>
      <div className="mt-2 grid grid-cols-2 gap-x-2 gap-y-3 big-text:grid-cols-1 lg:grid-cols-3">
        <FormField name={sku} label={t("sku")}>
          {(control) => <Input {...control} {...register(sku)} autoComplete="off" autoCapitalize="characters" />}
        </FormField>
        <FormField name={barcode} label={t("barcode")}>
          {(control) => <Input {...control} {...register(barcode)} autoComplete="off" inputMode="numeric" />}
        </FormField>
        <FormField name={warnAt} label={t("lowStockAt")}>
          {(control) => <Input {...control} {...register(warnAt)} autoComplete="off" inputMode="numeric" />}
        </FormField>
        {variant !== undefined && pictures.length > 0 && (
          <div>
            <label htmlFor={pictureId} className="mb-1.5 block font-medium text-[0.8125rem] text-ink">
              {t("variantPicture")}
            </label>
            <PictureSelect
              id={pictureId}
              shown={picture?.id ?? null}
              {...register(`variants.${variant}.picture_id`, { setValueAs: (id: string | null) => id || null })}
            />
            <ClashNote
              at={keyPath(getValues(), `variants.${variant}.picture_id`)}
              label={t("variantPicture")}
              say={(value) => {
                const at = pictures.findIndex(({ id }) => id === value);
                return at < 0 ? t("noPicture") : t("pictureNumber", { number: String(at + 1) });
              }}
            />
          </div>
        )}
      </div>
    </details>
  );
}
