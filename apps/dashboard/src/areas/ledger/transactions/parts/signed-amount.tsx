"use client";

import type { TransactionRow } from "@mauzo/contract/ledger/transactions";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { signedAmount } from "../rules.ts";

type Props = { row: Pick<TransactionRow, "amount" | "direction"> };

/** An amount with its sign, and the word for it. */
export function SignedAmount({ row }: Props) {
  const t = useTranslations("transactions");
  return (
    <>
      <span className="font-normal text-muted text-xs">{t(`directions.${row.direction}`)}</span>{" "}
      <span
        className={clsx("whitespace-nowrap font-medium tabular-nums", row.direction === "out" && "text-danger-strong")}
      >
        {signedAmount(row)}
      </span>
    </>
  );
}
