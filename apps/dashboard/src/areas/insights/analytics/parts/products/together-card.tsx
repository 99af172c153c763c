"use client";

import type { FigureFile, ProductFigures } from "@mauzo/contract/insights/figures";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { RankedRows } from "../ranked-rows.tsx";
import { SaveFile } from "../save-file.tsx";

type Props = { figures: ProductFigures; save: ((file: FigureFile) => void) | undefined };

/** Products that were in one order. */
export function TogetherCard({ figures: { together }, save }: Props) {
  const t = useTranslations("analytics");
  return (
    <Card
      title={t("together")}
      description={t("togetherText")}
      action={<SaveFile of={t("together")} onSave={save && (() => save("together"))} />}
    >
      <RankedRows
        empty={t("togetherNone")}
        rows={together.map(({ one, other, orders }) => ({
          ...{ key: `${one.id} ${other.id}`, name: `${one.name} + ${other.name}`, size: orders },
          ...{ value: t("orders", { count: orders }), note: "" },
        }))}
      />
    </Card>
  );
}
