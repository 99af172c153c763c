"use client";

import type { FigureFile, SalesFigures } from "@mauzo/contract/insights/figures";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useChangeText } from "../../labels.ts";
import { RankedRows } from "../ranked-rows.tsx";
import { SaveFile } from "../save-file.tsx";

type Props = { figures: SalesFigures; save: ((file: FigureFile) => void) | undefined };

/** Money for orders, by who recorded it. */
export function StaffCard({ figures: { by_staff, currency }, save }: Props) {
  const t = useTranslations("analytics");
  const changeText = useChangeText();
  return (
    <Card
      title={t("byStaff")}
      description={t("byStaffText")}
      action={<SaveFile of={t("byStaff")} onSave={save && (() => save("staff"))} />}
    >
      <RankedRows
        empty={t("nothing")}
        rows={by_staff.map(({ id, name, payments, paid_minor, before_paid_minor }) => {
          const size = paid_minor ?? 0;
          return {
            ...{ key: id ?? "", name: name || t("nobody"), size, value: formatMoney({ minor: size, currency }) },
            note: `${t("payments", { count: payments })} · ${changeText(size, before_paid_minor ?? 0)}`,
          };
        })}
      />
    </Card>
  );
}
