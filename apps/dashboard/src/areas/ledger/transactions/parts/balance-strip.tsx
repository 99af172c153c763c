"use client";

import type { ShownAccount } from "@mauzo/contract/ledger/accounts";
import type { AccountBalances } from "@mauzo/contract/ledger/transactions";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Skeleton } from "@mauzo/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { accountsShown } from "../rules.ts";

type Props = {
  query: UseQueryResult<AccountBalances>;
  chosen: ShownAccount | null;
  onChoose: (account: ShownAccount | null) => void;
};

/** What is in each account now; a press on one shows its transactions alone. On a phone they scroll sideways. */
export function BalanceStrip({ query: { data, error, isFetching, refetch }, chosen, onChoose }: Props) {
  const t = useTranslations("transactions");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  if (data === undefined && error)
    return (
      <div
        role="alert"
        className="mb-4 flex min-h-18 flex-wrap items-center gap-3 rounded-card border border-line bg-card px-4 py-3"
      >
        <p className="min-w-0 grow">
          <span className="font-medium">{t("balancesFailed")}</span>{" "}
          <span className="text-muted">{failureText(error)}</span>
        </p>
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {shell("retry")}
        </Button>
      </div>
    );
  return (
    <fieldset
      aria-label={t("balances")}
      className="-mx-4 mb-4 flex min-w-0 gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0 big-text:-mx-2 big-text:px-2"
    >
      {accountsShown(data, chosen).map((account) => (
        <button
          key={account}
          type="button"
          aria-pressed={account === chosen}
          onClick={() => onChoose(account === chosen ? null : account)}
          className={clsx(
            "shrink-0 rounded-card border bg-card px-4 py-3 text-left transition-colors hover:border-primary",
            account === chosen ? "border-primary ring-1 ring-primary" : "border-line",
          )}
        >
          <span className="block text-[0.8125rem] text-muted">{t(`accounts.${account}`)}</span>
          <span className="mt-0.5 flex h-6 min-w-28 items-center whitespace-nowrap font-semibold tabular-nums">
            {data ? formatMoney(data[account]) : <Skeleton className="h-4 w-28" />}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
