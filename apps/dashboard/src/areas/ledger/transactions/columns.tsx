"use client";

import type { TransactionRow } from "@mauzo/contract/ledger/transactions";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { RelativeTime } from "../../../components/relative-time.tsx";
import type { Column } from "../../../components/table/column.ts";
import { useMethodText } from "./labels.ts";
import { CustomerLink } from "./parts/customer-link.tsx";
import { OrderLink } from "./parts/order-link.tsx";
import { SignedAmount } from "./parts/signed-amount.tsx";

/** The columns of the list of transactions. Below 1280 px the time is shown under what it is. */
export function useTransactionColumns(): readonly Column<TransactionRow>[] {
  const t = useTranslations("transactions");
  const methodOf = useMethodText();
  return useMemo(
    () => [
      {
        id: "kind",
        label: t("kind"),
        sortBy: "at",
        width: 7,
        cell: ({ kind, at }) => (
          <>
            {t(`kinds.${kind}`)}
            <span className="block whitespace-nowrap font-normal text-muted text-xs xl:hidden">
              <RelativeTime iso={at} />
            </span>
          </>
        ),
      },
      {
        id: "at",
        label: t("at"),
        sortBy: "at",
        width: 7,
        from: 1280,
        className: "text-muted",
        cell: ({ at }) => <RelativeTime iso={at} />,
      },
      { id: "order", label: t("order"), width: 7.5, cell: ({ order }) => order && <OrderLink order={order} /> },
      {
        id: "customer",
        label: t("customer"),
        width: 7,
        className: "truncate",
        cell: ({ customer }) => customer && <CustomerLink customer={customer} />,
      },
      { id: "method", label: t("method"), width: 6.5, cell: methodOf },
      {
        id: "reference",
        label: t("reference"),
        width: 7,
        from: 992,
        className: "break-all tabular-nums",
        cell: ({ reference }) => reference && <bdi>{reference}</bdi>,
      },
      {
        id: "by",
        label: t("by"),
        width: 7,
        hidden: true,
        className: "truncate",
        cell: ({ by }) => by && <bdi>{by}</bdi>,
      },
      {
        id: "amount",
        label: t("amount"),
        width: 11,
        numeric: true,
        cell: (row) => <SignedAmount row={row} />,
      },
    ],
    [t, methodOf],
  );
}
