"use client";

import type { Transfer } from "@mauzo/contract/ledger/transactions";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { OrderLink } from "../order-link.tsx";

/** What a transaction moved: from which account to which. */
export function TransfersCard({ transfers }: { transfers: readonly Transfer[] }) {
  const t = useTranslations("transactions");
  return (
    <Card title={t("moved")} description={t("movedText")} flush>
      <ul>
        {transfers.map(({ id, kind, debit, credit, amount, order }) => (
          <li
            key={id}
            className="flex justify-between gap-x-4 gap-y-1 border-line border-t px-4 py-3 md:px-5 big-text:flex-wrap"
          >
            <span className="min-w-0">
              <span className="block font-medium">{t(`kinds.${kind}`)}</span>
              <span className="block text-[0.8125rem] text-muted">
                {t("fromTo", { from: t(`accounts.${credit}`), to: t(`accounts.${debit}`) })}
                {order && (
                  <>
                    {" · "}
                    <OrderLink order={order} inText />
                  </>
                )}
              </span>
            </span>
            <span className="shrink-0 whitespace-nowrap font-medium tabular-nums">{formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
