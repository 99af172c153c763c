"use client";

import { isOpenPayment } from "@mauzo/contract/payments/payment-states";
import type { SetupFee } from "@mauzo/contract/payments/setup-fee";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { usePaySetupFee, useSetupFee } from "../data.ts";
import { PayDialog } from "../parts/pay-dialog.tsx";
import { SetupReceipt } from "../parts/setup-receipt.tsx";

/** The fee that a shop pays once: beside how it is paid. Nothing where this installation asks for none. */
export function SetupFeeScreen() {
  const { data } = useSetupFee();
  if (!data || (data.fee === null && !data.is_paid)) return null;
  return <FeeCard fee={data} />;
}

function FeeCard({ fee: { fee, is_needed, is_paid, networks, items } }: { fee: SetupFee }) {
  const t = useTranslations("setupFee");
  const requests = useTranslations("paymentRequests");
  const failureText = useFailureText();
  const pay = usePaySetupFee();
  const [isPaying, setPaying] = useState(false);
  const [last] = items;
  const paid = items.find(({ state }) => state === "paid");
  const isWaiting = last !== undefined && isOpenPayment(last.state);
  const close = () => {
    setPaying(false);
    pay.reset();
  };
  return (
    <Card title={t("title")} description={t(is_paid ? "paidText" : is_needed ? "neededText" : "text")}>
      {fee && (
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold text-lg tabular-nums">{formatMoney(fee)}</span>
          <Badge tone={is_paid ? "primary" : "neutral"}>{t(is_paid ? "paid" : "once")}</Badge>
        </p>
      )}
      <div aria-live="polite">
        {!is_paid && last && (
          <p>
            {requests(`states.${last.state}`)} · {last.network} …{last.phone_end}
            {last.failure !== null && <span className="block text-danger">{requests(`failures.${last.failure}`)}</span>}
          </p>
        )}
      </div>
      {paid && <SetupReceipt payment={paid} />}
      {!is_paid && fee && networks.length > 0 && (
        <Button className="self-start" disabled={isWaiting} onClick={() => setPaying(true)}>
          {t(isWaiting ? "waiting" : "pay")}
        </Button>
      )}
      {!is_paid && networks.length === 0 && <p className="text-muted">{t("noNetwork")}</p>}
      {isPaying && fee && (
        <PayDialog
          {...{ fee, networks }}
          busy={pay.isPending}
          refusal={pay.error ? failureText(pay.error) : undefined}
          onPay={(phone) => pay.mutate({ phone }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Card>
  );
}
