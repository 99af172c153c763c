"use client";

import type { RestockCost } from "@mauzo/contract/expenses/restock-costs";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { Button } from "@mauzo/ui/button";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useDismissRestock } from "../../../../entities/expenses/restock-cost/actions/use-restock-cost.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";

const SpendDialog = lazyPart(async () => (await import("./spend-dialog.tsx")).SpendDialog);

/** One restock: what it cost, and whether that was paid or is owed. */
export function OfferRow({ offer, onCredit }: { offer: RestockCost; onCredit: () => void }) {
  const t = useTranslations("restockCosts");
  const language = useLocale();
  const [isOpen, setOpen] = useState(false);
  const dismiss = useDismissRestock(offer);
  const { item, quantity, unit_cost, cost, restocked_on } = offer;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-line border-t px-4 py-3 md:px-5">
      <div className="min-w-0">
        <p className="font-semibold tabular-nums">{formatMoney(cost)}</p>
        <p className="wrap-anywhere">
          {formatCount(quantity)} × <bdi>{item}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
          <span>{formatDay(restocked_on, language)}</span>
          <span className="tabular-nums">{t("each", { cost: formatMoney(unit_cost) })}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow">
        <Button size="sm" variant="ghost" busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
          {t("dismiss")}
        </Button>
        <Button size="sm" variant="secondary" onClick={onCredit}>
          {t("onCredit")}
        </Button>
        <Button size="sm" onClick={() => setOpen(true)}>
          {t("paid")}
        </Button>
      </div>
      {isOpen && <SpendDialog offer={offer} onClose={() => setOpen(false)} />}
    </li>
  );
}
