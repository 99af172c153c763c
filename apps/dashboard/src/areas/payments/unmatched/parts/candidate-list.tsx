"use client";

import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import type { ReceiptCandidate, ReceiptUse } from "@mauzo/contract/payments/receipts";
import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { SearchBox } from "../../../../components/list/search-box.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";

type Props = {
  items: readonly ReceiptCandidate[];
  /** How much of the money is left. */
  left: Money;
  busy: boolean;
  /** What was looked for; empty: nothing, and the likeliest are offered. */
  search: string;
  onSearch: (words: string) => void;
  onPay: (use: ReceiptUse) => void;
};

/** Orders that the money may be for, the likeliest first; one press pays one of them with what is left, or what it owes. */
export function CandidateList({ items, left, busy, search, onSearch, onPay }: Props) {
  const t = useTranslations("unmatched");
  return (
    <div className="flex flex-col gap-3">
      <SearchBox label={t("search")} placeholder={t("searchHint")} value={search} onSearch={onSearch} />
      <p role="status" className="text-muted empty:hidden">
        {items.length === 0 && (search === "" ? t("noCandidates") : t("noneFound"))}
      </p>
      {items.length > 0 && (
        <ul aria-label={t("candidates")} className="divide-y divide-line rounded-control border border-line">
          {items.map(({ order, score, fits }, place) => {
            const minor = Math.min(left.minor, order.owed.minor);
            return (
              <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
                <div className="min-w-0">
                  <p className="flex flex-wrap items-baseline gap-x-2">
                    <Link
                      href={dashboardOrderPath(order.id)}
                      className="font-medium tabular-nums underline underline-offset-4"
                    >
                      {order.number}
                    </Link>
                    <bdi className="wrap-anywhere">{order.customer || t("noName")}</bdi>
                  </p>
                  <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
                    <span className="tabular-nums">{t("owes", { owed: formatMoney(order.owed) })}</span>
                    <RelativeTime iso={order.placed_at} />
                    <span>{t("score", { score: `${Math.round(score * 100)}%` })}</span>
                  </p>
                  <p className="mt-1 flex flex-wrap gap-1 empty:hidden">
                    {fits.map((fit) => (
                      <Badge key={fit} tone="primary">
                        {t(`fits.${fit}`)}
                      </Badge>
                    ))}
                  </p>
                </div>
                <Button
                  variant={place === 0 ? "primary" : "secondary"}
                  busy={busy}
                  className="max-md:w-full"
                  onClick={() => onPay({ order_id: order.id, amount_minor: minor })}
                >
                  {t("pay", { amount: formatMoney({ ...left, minor }) })}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
