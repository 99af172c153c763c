"use client";

import type { TransactionRow } from "@mauzo/contract/ledger/transactions";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useMethodText } from "../labels.ts";
import { signedAmount } from "../rules.ts";

/** A transaction in the list below 768 px. */
export function TransactionCard({ row }: { row: TransactionRow }) {
  const t = useTranslations("transactions");
  const methodOf = useMethodText();
  const { kind, direction, order, customer, reference, at } = row;
  return (
    <>
      <span className="flex items-baseline justify-between gap-x-3 big-text:flex-wrap">
        <span className="min-w-0 truncate font-medium">
          {t(`kinds.${kind}`)}
          {customer && (
            <>
              {" · "}
              <bdi>{customer.name || t("unnamed")}</bdi>
            </>
          )}
        </span>
        <span className={clsx("shrink-0 font-medium tabular-nums", direction === "out" && "text-danger-strong")}>
          {signedAmount(row)}
        </span>
      </span>
      <span className="mt-1 flex items-start justify-between gap-x-3 text-[0.8125rem] text-muted big-text:flex-wrap">
        <span className="flex min-w-0 flex-wrap gap-x-2">
          <RelativeTime iso={at} />
          <span>{methodOf(row)}</span>
          {order && <span className="whitespace-nowrap tabular-nums">{order.number}</span>}
          {reference !== "" && <bdi className="break-all tabular-nums">{reference}</bdi>}
        </span>
        <span className="shrink-0">{t(`directions.${direction}`)}</span>
      </span>
    </>
  );
}
