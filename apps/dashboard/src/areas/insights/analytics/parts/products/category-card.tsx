"use client";

import type { FigureFile, ProductFigures } from "@mauzo/contract/insights/figures";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useAmountText, useChangeText } from "../../labels.ts";
import { RankedRows } from "../ranked-rows.tsx";
import { SaveFile } from "../save-file.tsx";

type Props = { figures: ProductFigures; save: ((file: FigureFile) => void) | undefined };

/** Sales by what the products' categories are now. */
export function CategoryCard({ figures: { by_category, currency }, save }: Props) {
  const t = useTranslations("analytics");
  const category = useTranslations("category");
  const changeText = useChangeText();
  const seesMoney = by_category.every(({ minor }) => minor !== null);
  const write = useAmountText(currency, seesMoney);
  return (
    <Card
      title={t("byCategory")}
      description={t("byCategoryText")}
      action={<SaveFile of={t("byCategory")} onSave={save && (() => save("categories"))} />}
    >
      <RankedRows
        empty={t("nothing")}
        rows={by_category.map((row) => {
          const size = row.minor ?? row.pieces;
          return {
            ...{ key: row.category, name: category(row.category), size, value: write(size) },
            note: `${t("pieces", { count: row.pieces })} · ${changeText(size, row.before_minor ?? row.before_pieces)}`,
          };
        })}
      />
    </Card>
  );
}
