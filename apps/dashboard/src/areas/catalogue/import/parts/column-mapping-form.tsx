"use client";

import {
  type ImportCategory,
  type ImportDefaults,
  type ImportMapping,
  importFields,
  type ProductImport,
} from "@mauzo/contract/catalogue/product-imports";
import { ShopCategory } from "@mauzo/contract/shop/shop";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { MappedColumns } from "../../../../entities/shop/import/parts/mapped-columns.tsx";
import { CategoryOptions } from "../../../../entities/shop/shop/parts/category-options.tsx";

type Props = {
  file: ProductImport;
  busy: boolean;
  onCheck: (body: {
    mapping: ImportMapping;
    defaults: ImportDefaults;
    categories: ImportCategory[];
    dotted_thousands: boolean;
  }) => void;
};

/** What each column of the file holds: guessed, then confirmed by the user. */
export function ColumnMappingForm({ file, busy, onCheck }: Props) {
  const t = useTranslations("imports.file");
  const [mapping, setMapping] = useState(file.mapping);
  const [defaults, setDefaults] = useState(file.defaults);
  const [categories, setCategories] = useState(file.categories);
  const [dotted, setDotted] = useState(file.dotted_thousands);
  const named = mapping.includes("name");
  const said = categories
    .filter(({ category }, at) => category !== file.categories[at]?.category)
    .map(({ word, category }) => ({ word, category }));
  return (
    <Card title={t("mapping")} description={t("mappingText")}>
      <div className="flex flex-col gap-4">
        <MappedColumns
          file={file}
          fields={importFields}
          nameOf={(field) => t(`field.${field}`)}
          mapping={mapping}
          onMap={setMapping}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={t("defaultCategory")}>
            {(control) => (
              <Select
                {...control}
                value={defaults.category}
                onChange={({ target }) => setDefaults({ ...defaults, category: ShopCategory.parse(target.value) })}
              >
                <CategoryOptions />
              </Select>
            )}
          </Field>
          <Field label={t("defaultStatus")}>
            {(control) => (
              <Select
                {...control}
                value={defaults.status}
                onChange={({ target }) =>
                  setDefaults({ ...defaults, status: target.value === "draft" ? "draft" : "published" })
                }
              >
                <option value="published">{t("published")}</option>
                <option value="draft">{t("draft")}</option>
              </Select>
            )}
          </Field>
        </div>
        {categories.length > 0 && (
          <fieldset className="grid gap-3 sm:grid-cols-2">
            <legend className="mb-2 font-medium">{t("saidCategories")}</legend>
            {categories.map(({ word, category, remembered }, at) => (
              <Field
                key={word}
                label={word}
                className="wrap-anywhere"
                hint={remembered && category === file.categories[at]?.category ? t("asInLastFile") : undefined}
              >
                {(control) => (
                  <Select
                    {...control}
                    value={category}
                    onChange={({ target }) =>
                      setCategories(
                        categories.with(at, { word, remembered, category: ShopCategory.parse(target.value) }),
                      )
                    }
                  >
                    <CategoryOptions />
                  </Select>
                )}
              </Field>
            ))}
          </fieldset>
        )}
        {file.dotted_thousands && (
          <Checkbox
            label={t("dottedSaid")}
            checked={dotted}
            className="min-h-6"
            onChange={({ target }) => setDotted(target.checked)}
          />
        )}
        {!named && (
          <p role="alert" className="text-danger">
            {t("needsName")}
          </p>
        )}
        <Button
          className="self-start"
          busy={busy}
          disabled={!named}
          onClick={() => onCheck({ mapping, defaults, categories: said, dotted_thousands: dotted })}
        >
          {t("check")}
        </Button>
      </div>
    </Card>
  );
}
