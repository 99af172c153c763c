"use client";

import { formatMoney } from "@mauzo/format/money";
import { compactNumber } from "@mauzo/format/numbers/compact-number";
import { Card } from "@mauzo/ui/card";
import { PhoneFrame, PhoneMessage } from "@mauzo/ui/phone-frame";
import { StatCard } from "@mauzo/ui/stat-card";
import { useTranslations } from "next-intl";

const week = [3, 5, 4, 8, 6, 9, 12];
const sold = { minor: 124_999_900, currency: "TZS" };

export function NumbersPart() {
  const t = useTranslations("gallery");
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Card title={t("numbers")}>
        <div className="flex flex-col gap-3">
          <StatCard
            label={t("sold")}
            value={`${compactNumber(sold.minor / 100)} ${sold.currency}`}
            title={formatMoney(sold)}
            trend={{ values: week, label: t("soldTrend", { numbers: week.join(", ") }) }}
          />
          <StatCard label={t("waiting")} value={undefined} />
        </div>
      </Card>
      <Card title={t("phones")}>
        <PhoneFrame label={t("phoneScreen")}>
          <PhoneMessage>{t("says")}</PhoneMessage>
          <PhoneMessage own>{t("asks")}</PhoneMessage>
        </PhoneFrame>
      </Card>
    </div>
  );
}
