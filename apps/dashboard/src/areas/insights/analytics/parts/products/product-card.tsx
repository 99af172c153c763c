"use client";

import type { FigureFile, ProductFigures } from "@mauzo/contract/insights/figures";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useAmountText, useChangeText } from "../../labels.ts";
import { RankedRows } from "../ranked-rows.tsx";
import { SaveFile } from "../save-file.tsx";
import { useProductPath } from "./use-product-path.ts";

type Props = { figures: ProductFigures; save: ((file: FigureFile) => void) | undefined; kind: "best" | "slow" };

/** The products that sold most, or least. */
export function ProductCard({ kind, figures, save }: Props) {
  const t = useTranslations("analytics");
  const changeText = useChangeText();
  const pathOf = useProductPath();
  const rows = figures[kind];
  const seesMoney = rows.every(({ minor }) => minor !== null);
  const write = useAmountText(figures.currency, seesMoney);
  return (
    <Card
      title={t(kind)}
      description={t(`${kind}Text`)}
      action={<SaveFile of={t(kind)} onSave={save && (() => save(kind === "best" ? "products" : "slow"))} />}
    >
      <RankedRows
        empty={t("nothing")}
        rows={rows.map(({ id, name, pieces, minor, before_pieces, margin_minor, stock }) => ({
          ...{ key: id, name, href: pathOf(id), size: minor ?? pieces, value: write(minor ?? pieces) },
          note: [
            t("pieces", { count: pieces }),
            ...(pieces > 0 || before_pieces > 0 ? [changeText(pieces, before_pieces)] : []),
            ...(margin_minor === null ? [] : [t("marginOf", { amount: write(margin_minor) })]),
            t("inStock", { count: stock }),
          ].join(" · "),
        }))}
      />
    </Card>
  );
}
