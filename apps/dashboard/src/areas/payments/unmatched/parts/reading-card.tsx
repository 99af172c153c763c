"use client";

import type { MessageReading, Receipt, ReceiptCandidate, ReceiptUse } from "@mauzo/contract/payments/receipts";
import { formatMoney } from "@mauzo/format/money";
import { networkName } from "@mauzo/format/way-text";
import { Button } from "@mauzo/ui/button";
import { useLocale, useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { CandidateList } from "./candidate-list.tsx";

type Props = {
  reading: MessageReading;
  known: Receipt | null;
  candidates: readonly ReceiptCandidate[];
  busy: boolean;
  search: string;
  onSearch: (words: string) => void;
  onPay: (use: ReceiptUse) => void;
  onKeep: () => void;
};

/** What a message says, and the orders that its money may be for. */
export function ReadingCard({ reading, known, candidates, busy, search, onSearch, onPay, onKeep }: Props) {
  const t = useTranslations("unmatched");
  const language = useLocale();
  const { network, reference, amount, payer, came_at } = reading;
  const left = known?.left ?? amount;
  const usedFor = [...new Set(known?.uses.map(({ order }) => order.number))];
  return (
    <section aria-label={t("reading")} className="mt-4 flex flex-col gap-3 border-line border-t pt-4">
      <p className="font-semibold text-lg tabular-nums">{formatMoney(amount)}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-muted">{t("code")}</dt>
        <dd className="wrap-anywhere">
          {network !== null && networkName(network, language)}{" "}
          <bdi className="font-medium tabular-nums">{reference}</bdi>
        </dd>
        <dt className="text-muted">{t("from")}</dt>
        <dd className="wrap-anywhere">
          <bdi>{[payer.name, payer.phone].filter(Boolean).join(", ") || t("nobody")}</bdi>
        </dd>
        {came_at && (
          <>
            <dt className="text-muted">{t("came")}</dt>
            <dd>
              <RelativeTime iso={came_at} full />
            </dd>
          </>
        )}
      </dl>
      {usedFor.length > 0 && (
        <p role="alert" className="rounded-control border border-accent bg-accent-soft p-3">
          {t("usedFor", { orders: usedFor.join(", ") })}{" "}
          {left.minor > 0 && t("left", { left: formatMoney(left), amount: formatMoney(amount) })}
        </p>
      )}
      {known?.dismissed ? (
        <p role="alert">{t("aside")}</p>
      ) : (
        left.minor > 0 && (
          <>
            <h3 className="font-medium">{t("candidates")}</h3>
            <CandidateList items={candidates} {...{ left, busy, search, onSearch, onPay }} />
            {!known && (
              <div>
                <Button variant="secondary" busy={busy} className="max-md:w-full" onClick={onKeep}>
                  {t("keep")}
                </Button>
              </div>
            )}
          </>
        )
      )}
    </section>
  );
}
