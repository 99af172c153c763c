"use client";

import { shopCategories } from "@mauzo/contract/shop";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { Textarea } from "@mauzo/ui/textarea";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { Picture } from "../../../../components/picture.tsx";
import type { ProductForm } from "../../form/product-form.ts";
import { FormField } from "./form-field.tsx";

/** Name, description, category and picture. */
export function AboutSection() {
  const t = useTranslations("products.form");
  const category = useTranslations("category");
  const { register } = useFormContext<ProductForm>();
  return (
    <Card title={t("about")}>
      <div className="flex flex-col gap-4">
        <FormField name="name" label={t("name")}>
          {(control) => <Input {...control} {...register("name")} autoComplete="off" />}
        </FormField>
        <FormField name="description" label={t("description")} aside={t("optional")}>
          {(control) => <Textarea {...control} {...register("description")} />}
        </FormField>
        <FormField name="category" label={t("category")}>
          {(control) => (
            <Select {...control} {...register("category")}>
              <option value="" disabled>
                {t("categoryChoose")}
              </option>
              {shopCategories.map((value) => (
                <option key={value} value={value}>
                  {category(value)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <PictureField />
      </div>
    </Card>
  );
}

function PictureField() {
  const t = useTranslations("products.form");
  const { register } = useFormContext<ProductForm>();
  const address = useWatch<ProductForm, "image_url">({ name: "image_url" }).trim();
  const [broken, setBroken] = useState<string>();
  const complete = /^(https?:\/\/[^\s/]+\.?[^\s]*|\/[^/\s]\S*)$/.test(address);
  return (
    <div className="flex items-start gap-4 big-text:flex-col big-text:items-stretch">
      <FormField
        name="image_url"
        label={t("picture")}
        aside={t("optional")}
        hint={complete && broken === address ? t("pictureBroken") : t("pictureHint")}
        className="min-w-0 grow"
      >
        {(control) => (
          <Input
            {...control}
            {...register("image_url")}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
          />
        )}
      </FormField>
      <Picture
        address={complete ? address : null}
        alt={t("pictureAlt")}
        className="size-24"
        onFailed={() => setBroken(address)}
      />
    </div>
  );
}
