"use client";

import type { DebtRow } from "@mauzo/contract/payments/debts";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Column } from "../../../components/table/column.ts";
import { DebtBadge } from "./parts/debt-badge.tsx";

/** The columns of the list of debts. */
export function useDebtColumns(): readonly Column<DebtRow>[] {
  const t = useTranslations("debts");
  const language = useLocale();
  return useMemo(
    () => [
      {
        id: "name",
        label: t("customer"),
        sortBy: "name",
        width: 9,
        className: "truncate",
        cell: ({ name }) => <bdi>{name || t("unnamed")}</bdi>,
      },
      {
        id: "phone",
        label: t("phone"),
        width: 9,
        from: 1280,
        className: "whitespace-nowrap tabular-nums text-muted",
        cell: ({ phone }) => phone && <bdi>{phone}</bdi>,
      },
      {
        id: "since",
        label: t("since"),
        sortBy: "since",
        width: 7,
        className: "text-muted",
        cell: ({ days, orders, manual }) => (
          <>
            {t("days", { days })}
            <span className="block text-xs">
              {orders > 0 && t("orders", { count: orders })}
              {orders > 0 && manual > 0 && " · "}
              {manual > 0 && t("written", { count: manual })}
            </span>
          </>
        ),
      },
      {
        id: "due",
        label: t("due"),
        sortBy: "due",
        width: 8,
        cell: ({ due_on }) => due_on && formatDay(due_on, language),
      },
      { id: "state", label: t("state"), width: 9, cell: (row) => <DebtBadge row={row} /> },
      {
        id: "owed",
        label: t("owed"),
        sortBy: "owed",
        width: 9,
        numeric: true,
        className: "font-medium",
        cell: ({ owed }) => formatMoney(owed),
      },
    ],
    [t, language],
  );
}
