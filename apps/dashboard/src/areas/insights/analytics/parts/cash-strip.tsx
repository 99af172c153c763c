"use client";

import type { CashPosition } from "@mauzo/contract/insights/figures";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { SaveFile } from "./save-file.tsx";

const places = [
  { name: "in_hand", href: "/dashboard/transactions" },
  { name: "on_the_way", href: "/dashboard/transactions?account=on_the_way" },
  { name: "owed", href: "/dashboard/debt" },
  { name: "owing", href: "/dashboard/transactions?account=credit" },
] as const;

type Props = { cash: CashPosition | undefined; onSave: () => void };

/** Where the shop's money is now, on one line. */
export function CashStrip({ cash, onSave }: Props) {
  const t = useTranslations("analytics");
  return (
    <Card title={t("cash")} description={t("cashText")} action={<SaveFile of={t("cash")} onSave={onSave} />}>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        {places.map(({ name, href }) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-3 lg:block">
            <dt className="text-muted text-xs">{t(`places.${name}`)}</dt>
            <dd className="font-semibold tabular-nums">
              {cash ? (
                <Link
                  href={href}
                  prefetch={false}
                  aria-label={`${t(`places.${name}`)}: ${formatMoney(cash[name])}`}
                  className="underline-offset-4 hover:underline"
                >
                  {formatMoney(cash[name])}
                </Link>
              ) : (
                <Skeleton className="h-5 w-24" />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
