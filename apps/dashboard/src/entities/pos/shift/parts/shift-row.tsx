"use client";

import type { ShiftRow as Shift } from "@mauzo/contract/pos/shifts";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { Slip } from "../../../../components/slip.tsx";
import { ZReport } from "./z-report.tsx";

/** The narrowest paper there is: whichever printer is at hand takes it. */
const zReportWidth = 58;

/** One shift: what was sold in it and whether its drawer balanced, with its Z report. */
export function ShiftRow({ shift }: { shift: Shift }) {
  const t = useTranslations("pos");
  const { difference } = shift;
  const minor = difference?.minor ?? 0;
  return (
    <li data-row className="border-line border-t px-4 py-3 first:border-0 md:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <bdi>{shift.register}</bdi>
            {difference === null && <Badge tone="info">{t("isOpen")}</Badge>}
            {difference !== null && minor === 0 && <Badge tone="primary">{t("balanced")}</Badge>}
            {minor !== 0 && difference && (
              <Badge tone={minor < 0 ? "danger" : "accent"}>
                {t(minor < 0 ? "short" : "over", { amount: formatMoney({ ...difference, minor: Math.abs(minor) }) })}
              </Badge>
            )}
          </p>
          <p className="text-[0.8125rem] text-muted">
            <RelativeTime iso={shift.opened_at} full /> · <bdi>{shift.opened_by}</bdi>
          </p>
        </div>
        <p className="tabular-nums">
          <span className="font-semibold">{formatMoney(shift.total)}</span>
          <span className="text-muted"> · {t("salesCount", { sales: shift.sales })}</span>
        </p>
      </div>
      <details className="mt-1">
        <summary className="cursor-pointer text-[0.8125rem] text-muted">{t("zReport")}</summary>
        <div className="mt-2 flex max-w-sm flex-col gap-2">
          <Slip width={zReportWidth} print={t("print")}>
            <ZReport shift={shift} />
          </Slip>
        </div>
      </details>
    </li>
  );
}
