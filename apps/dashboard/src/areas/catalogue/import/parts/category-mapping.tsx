"use client";

import type { ImportCategory, ProductImport } from "@mauzo/contract/catalogue/product-imports";
import { ShopCategory } from "@mauzo/contract/shop/shop";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CategoryOptions } from "../../../../entities/shop/shop/parts/category-options.tsx";

type Props = {
  unknown: ProductImport["unknown_categories"];
  busy: boolean;
  onSay: (categories: ImportCategory[]) => void;
};

/** Categories of the file that the shop does not know: each is assigned once, for all its rows. */
export function CategoryMapping({ unknown, busy, onSay }: Props) {
  const t = useTranslations("imports.file");
  const [chosen, setChosen] = useState<ReadonlyMap<string, ShopCategory>>(new Map());
  const said = unknown.flatMap(({ word }) => {
    const category = chosen.get(word);
    return category === undefined ? [] : [{ word, category }];
  });
  return (
    <Card title={t("unknownCategories")} description={t("unknownCategoriesText")}>
      <div className="flex flex-col gap-4">
        <ul className="grid gap-3 sm:grid-cols-2">
          {unknown.map(({ word, rows }) => (
            <li key={word}>
              <Field label={word} className="wrap-anywhere" hint={t("inRows", { count: rows })}>
                {(control) => (
                  <Select
                    {...control}
                    value={chosen.get(word) ?? ""}
                    onChange={({ target }) => {
                      const next = new Map(chosen);
                      const category = ShopCategory.safeParse(target.value);
                      if (category.success) next.set(word, category.data);
                      else next.delete(word);
                      setChosen(next);
                    }}
                  >
                    <option value="">{t("unsaidCategory")}</option>
                    <CategoryOptions />
                  </Select>
                )}
              </Field>
            </li>
          ))}
        </ul>
        <Button className="self-start" busy={busy} disabled={said.length === 0} onClick={() => onSay(said)}>
          {t("useForAllRows")}
        </Button>
      </div>
    </Card>
  );
}
