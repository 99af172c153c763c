"use client";

import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import { type Receipt, receipts } from "@mauzo/contract/payments/receipts";
import { formatMoney } from "@mauzo/format/money";
import { networkName } from "@mauzo/format/way-text";
import { Button } from "@mauzo/ui/button";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useDismissReceipt, useRestoreReceipt } from "../../../../entities/payments/receipt/actions/use-receipt.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { DismissDialog } from "./dismiss-dialog.tsx";
import { MatchPanel } from "./match-panel.tsx";

/** One message that told of money: what is left of it, what it paid for, and what can be done with it. */
export function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const t = useTranslations("unmatched");
  const language = useLocale();
  const mayUse = useCanAccess(receipts.use.access);
  const [isOpen, setOpen] = useState(false);
  const [isDismissing, setDismissing] = useState(false);
  const { mutate: dismiss, isPending } = useDismissReceipt(receipt);
  const { mutate: restore, isPending: restoring } = useRestoreReceipt();
  const { id, network, reference, amount, left, payer, came_at, at, uses, dismissed, source } = receipt;
  const isUsed = left.minor < amount.minor;
  const mayMatch = left.minor > 0 && dismissed === null;
  return (
    <li className="border-line border-t px-4 py-3 first:border-0 md:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold tabular-nums">{formatMoney(amount)}</p>
          {isUsed && left.minor > 0 && (
            <p className="tabular-nums">{t("left", { left: formatMoney(left), amount: formatMoney(amount) })}</p>
          )}
          <p className="wrap-anywhere">
            <bdi>{[payer.name, payer.phone].filter(Boolean).join(", ") || t("nobody")}</bdi>
          </p>
          <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
            <span>{network === null ? t("unknownNetwork") : networkName(network, language)}</span>
            <bdi className="break-all font-medium text-ink tabular-nums">{reference}</bdi>
            <RelativeTime iso={came_at ?? at} />
            {source === "gateway" && <span>{t("pushed")}</span>}
          </p>
          <p className="flex flex-wrap gap-x-2 text-[0.8125rem] empty:hidden">
            {uses.map(({ order, amount }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one order may be paid from it twice, and uses never move
              <Link key={place} href={dashboardOrderPath(order.id)} className="underline underline-offset-4">
                {order.number}: {formatMoney(amount)}
              </Link>
            ))}
          </p>
          {dismissed && (
            <p className="wrap-anywhere text-[0.8125rem] text-muted">
              <bdi>{t("putAsideBy", { by: dismissed.by, reason: dismissed.reason })}</bdi>
            </p>
          )}
        </div>
        {mayUse && (
          <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow">
            {mayMatch && (
              <>
                <Button size="sm" variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                  {isOpen ? t("hide") : t("find")}
                </Button>
                <Button size="sm" variant="secondary" onClick={() => setDismissing(true)}>
                  {t("dismiss")}
                </Button>
              </>
            )}
            {dismissed && (
              <Button size="sm" variant="secondary" busy={restoring} onClick={() => restore(id)}>
                {t("restore")}
              </Button>
            )}
          </div>
        )}
      </div>
      {isOpen && mayMatch && (
        <div className="mt-3">
          <MatchPanel receipt={receipt} />
        </div>
      )}
      {isDismissing && (
        <DismissDialog
          amount={left}
          busy={isPending}
          onDismiss={(reason) => dismiss(reason, { onSuccess: () => setDismissing(false) })}
          onClose={() => setDismissing(false)}
        />
      )}
    </li>
  );
}
