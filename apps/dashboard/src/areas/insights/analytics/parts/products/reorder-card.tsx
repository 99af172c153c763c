"use client";

import type { FigureFile, ProductFigures, ReorderRow } from "@mauzo/contract/insights/figures";
import { formatAmount } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { roughMinorOf } from "../../rules.ts";
import { RankedRows } from "../ranked-rows.tsx";
import { SaveFile } from "../save-file.tsx";

type Props = { figures: ProductFigures; save: ((file: FigureFile) => void) | undefined };

/** What is out of stock or soon will be: each leads to where its stock is added. */
export function ReorderCard({ figures: { reorder, currency }, save }: Props) {
  const t = useTranslations("analytics");
  const seesStock = useCanAccess({ resource: "product", action: "read" });
  const lastsText = ({ days_left, stock }: ReorderRow) =>
    stock === 0 ? t("isOut") : t("lasts", { count: days_left, stock: String(stock) });
  return (
    <Card
      title={t("reorder")}
      description={t("reorderText")}
      action={<SaveFile of={t("reorder")} onSave={save && (() => save("reorder"))} />}
    >
      <RankedRows
        empty={t("reorderNone")}
        rows={reorder.map((row) => ({
          ...{ key: row.variant_id, name: row.variant === "" ? row.name : `${row.name}, ${row.variant}` },
          href: seesStock ? `/dashboard/products/stock/${row.variant_id}` : undefined,
          ...{ size: row.pieces, value: lastsText(row) },
          note: [
            t("soldLately", { count: row.pieces }),
            ...(row.missed_minor
              ? [t("missed", { amount: `${formatAmount(roughMinorOf(row.missed_minor))} ${currency}` })]
              : []),
          ].join(" · "),
        }))}
      />
    </Card>
  );
}
