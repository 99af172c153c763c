"use client";

import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { useWatch } from "react-hook-form";
import { Picture } from "../../../../../../components/picture.tsx";
import type { ProductForm } from "../../../form/product-form.ts";

type Props = ComponentProps<typeof Select> & {
  /** The picture's id; null: the product's own picture; undefined: different pictures. */
  shown: string | null | undefined;
};

/** Selects one of the product's pictures by its description. */
export function PictureSelect({ shown, ...select }: Props) {
  const t = useTranslations("products.form");
  const pictures = useWatch<ProductForm, "pictures">({ name: "pictures" });
  const picture = pictures.find(({ id }) => id === shown);
  return (
    <span className="flex items-center gap-2">
      {picture && <Picture address={picture.url} name="" sizes="40px" className="size-10" />}
      <Select {...select}>
        {shown === undefined && <option value={severalPictures}>{t("severalPictures")}</option>}
        <option value="">{t("noPicture")}</option>
        {pictures.map(({ id, alt }, index) => (
          <option key={id} value={id}>
            {alt || t("pictureNumber", { number: String(index + 1) })}
          </option>
        ))}
      </Select>
    </span>
  );
}

/** The field's value while the variants have different pictures. */
export const severalPictures = "several";
