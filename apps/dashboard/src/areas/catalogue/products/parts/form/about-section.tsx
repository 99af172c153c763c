"use client";

import { shopCategories } from "@mauzo/contract/shop/shop";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { FormField } from "../../../../../components/form/editing/form-field.tsx";
import { CategoryOptions } from "../../../../../entities/shop/shop/parts/category-options.tsx";
import type { ProductForm } from "../../form/product-form.ts";

/** Name, description, category, and whether customers see the product. */
export function AboutSection() {
  const t = useTranslations("products.form");
  const category = useTranslations("category");
  const { register } = useFormContext<ProductForm>();
  const sayStatus = (value: unknown) => t(value === "draft" ? "draft" : "published");
  const sayCategory = (value: unknown) =>
    shopCategories.filter((each) => each === value).map((each) => category(each))[0];
  return (
    <Card title={t("about")}>
      <div className="flex flex-col gap-4">
        <FormField name="name" label={t("name")}>
          {(control) => <Input {...control} {...register("name")} autoComplete="off" />}
        </FormField>
        <FormField name="description" label={t("description")} aside={t("optional")}>
          {(control) => <Textarea {...control} {...register("description")} />}
        </FormField>
        <FormField name="status" label={t("status")} hint={t("statusText")} say={sayStatus}>
          {(control) => (
            <Select {...control} {...register("status")}>
              <option value="published">{t("published")}</option>
              <option value="draft">{t("draft")}</option>
            </Select>
          )}
        </FormField>
        <FormField name="category" label={t("category")} say={sayCategory}>
          {(control) => (
            <Select {...control} {...register("category")}>
              <option value="" disabled>
                {t("categoryChoose")}
              </option>
              <CategoryOptions />
            </Select>
          )}
        </FormField>
      </div>
    </Card>
  );
}
