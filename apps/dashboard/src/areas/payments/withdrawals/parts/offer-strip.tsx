"use client";

import type { WithdrawalOffer } from "@mauzo/contract/payments/withdrawals";
import { formatMoney } from "@mauzo/format/money";
import Link from "next/link";
import { useTranslations } from "next-intl";

/** What is there to withdraw, and what stands in the way. */
export function OfferStrip({ offer }: { offer: WithdrawalOffer }) {
  const t = useTranslations("withdrawals");
  const { available, on_the_way, held, compliance } = offer;
  const sums = [
    ...([
      ["available", available],
      ["onTheWay", on_the_way],
      ["held", held],
    ] as const),
    ...(compliance.level > 0 ? ([["leftToday", compliance.left_today]] as const) : []),
  ];
  return (
    <div className="mb-4 flex flex-col gap-3">
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {sums.map(([name, money]) => (
          <div key={name} className="rounded-card border border-line bg-card px-4 py-3">
            <dt className="text-[0.8125rem] text-muted">{t(name)}</dt>
            <dd className="mt-0.5 wrap-anywhere font-semibold tabular-nums">{formatMoney(money)}</dd>
          </div>
        ))}
      </dl>
      {compliance.level === 0 && (
        <p className="rounded-card border border-line bg-card px-4 py-3">
          {t("needsApproval")}{" "}
          <Link href="/dashboard/compliance" className="font-medium underline underline-offset-4">
            {t("toCompliance")}
          </Link>
        </p>
      )}
    </div>
  );
}
