"use client";

import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";

type Props = { total: number; units: number; currency: string; isReady: boolean; onPay: () => void };

/** What the sale comes to, and the button to pay; stays visible. */
export function TillBar({ total, units, currency, isReady, onPay }: Props) {
  const t = useTranslations("pos");
  const order = useTranslations("addOrder");
  return (
    <div
      data-bottom-bar
      className="sticky bottom-(--above-bar) z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card p-2.5 pl-4 shadow-float md:bottom-4 big-text:static"
    >
      <div aria-live="polite" className="min-w-32 grow">
        <p className="font-semibold text-lg tabular-nums">{formatMoney({ minor: Math.max(0, total), currency })}</p>
        <p className="text-muted">{order("units", { units })}</p>
      </div>
      <Button disabled={!isReady} onClick={onPay}>
        {t("pay")}
      </Button>
    </div>
  );
}
