"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { ProductForm } from "../../../form/product-form.ts";
import { hasValue, sharedPicture, valuesOf } from "../../../form/variant-matrix.ts";
import { PictureSelect, severalPictures } from "./picture-select.tsx";

/** One picture for each value of an option, shown for every variant with that value. */
export function OptionValuePictures({ at }: { at: number }) {
  const t = useTranslations("products.form");
  const { getValues, setValue } = useFormContext<ProductForm>();
  const id = useId();
  const [pictures, variants, option] = useWatch<ProductForm, ["pictures", "variants", `options.${number}.name`]>({
    name: ["pictures", "variants", `options.${at}.name`],
  });
  const values = valuesOf(variants, at);
  if (pictures.length === 0 || values.length === 0) return null;
  const choose = (value: string, picture: string) => {
    if (picture === severalPictures) return;
    for (const [index, variant] of getValues("variants").entries())
      if (hasValue(variant, at, value))
        setValue(`variants.${index}.picture_id`, picture || null, { shouldDirty: true });
  };
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-[0.8125rem] text-muted hover:text-ink">
        {t("valuePictures")}
        {option !== "" && `: ${option}`}
      </summary>
      <ul className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {values.map((value, index) => {
          const shown = sharedPicture(variants, at, value);
          return (
            <li key={value}>
              <label
                htmlFor={`${id}-${index}`}
                className="mb-1.5 block break-words font-medium text-[0.8125rem] text-ink"
              >
                {value}
              </label>
              <PictureSelect
                id={`${id}-${index}`}
                shown={shown}
                value={shown === undefined ? severalPictures : (shown ?? "")}
                onChange={({ target }) => choose(value, target.value)}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
