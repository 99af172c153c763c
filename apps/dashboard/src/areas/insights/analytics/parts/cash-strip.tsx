"use client";

import type { CashPosition } from "@mauzo/contract/insights/figures";
import { debts } from "@mauzo/contract/payments/debts";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { QueryState } from "./query-state.tsx";
import { SaveFile } from "./save-file.tsx";

const places = ["in_hand", "on_the_way", "owed", "owing"] as const;

type Props = {
  query: Pick<UseQueryResult<CashPosition>, "data" | "error" | "isFetching" | "refetch">;
  onSave: () => void;
};

/** Where the shop's money is now, on one line. */
export function CashStrip({ query, onSave }: Props) {
  const t = useTranslations("analytics");
  const seesDebts = useCanAccess(debts.list.access);
  const { data: cash } = query;
  const amountOf = (name: (typeof places)[number], { [name]: money }: CashPosition) =>
    name === "owed" && seesDebts ? (
      <Link
        href="/dashboard/debt"
        prefetch={false}
        aria-label={`${t(`places.${name}`)}: ${formatMoney(money)}`}
        className="underline-offset-4 hover:underline"
      >
        {formatMoney(money)}
      </Link>
    ) : (
      formatMoney(money)
    );
  return (
    <Card title={t("cash")} description={t("cashText")} action={<SaveFile of={t("cash")} onSave={onSave} />}>
      {!cash && query.error ? (
        <QueryState query={query} />
      ) : (
        <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
          {places.map((name) => (
            <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-3 lg:block">
              <dt className="text-muted text-xs">{t(`places.${name}`)}</dt>
              <dd className="font-semibold tabular-nums">
                {cash ? amountOf(name, cash) : <Skeleton className="h-5 w-24" />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
