"use client";

import type { FigureFile, ProductFigures } from "@mauzo/contract/insights/figures";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { RankedRows } from "../ranked-rows.tsx";
import { SaveFile } from "../save-file.tsx";
import { useProductPath } from "./use-product-path.ts";

type Props = { figures: ProductFigures; save: ((file: FigureFile) => void) | undefined };

/** What is on offer and was never sold. */
export function NeverCard({ figures: { never }, save }: Props) {
  const t = useTranslations("analytics");
  const pathOf = useProductPath();
  return (
    <Card
      title={t("never")}
      description={t("neverText", { count: never.count })}
      action={<SaveFile of={t("never")} onSave={save && (() => save("never"))} />}
    >
      <RankedRows
        empty={t("neverNone")}
        rows={never.items.map(({ id, name, stock }) => ({
          ...{ key: id, name, href: pathOf(id), size: 0, value: "", note: t("inStock", { count: stock }) },
        }))}
      />
    </Card>
  );
}
