"use client";

import type { SetupPayment } from "@mauzo/contract/payments/setup-fee";
import { formatDateTime } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { useLocale, useTranslations } from "next-intl";
import { Slip, SlipRow } from "../../../../components/slip.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";

/** The receipt of the fee, to keep and to print. */
export function SetupReceipt({ payment }: { payment: SetupPayment }) {
  const t = useTranslations("setupFee");
  const language = useLocale();
  const { user, shop } = useAccount();
  return (
    <details>
      <summary className="cursor-pointer text-muted">{t("receipt")}</summary>
      <div className="mt-2 flex max-w-sm flex-col gap-2">
        <Slip width={58} print={t("print")}>
          <p className="text-center font-semibold">Mauzo</p>
          <p className="text-center">{t("title")}</p>
          <p className="mt-2">
            <bdi>{shop.name}</bdi>
            <br />
            {formatDateTime(payment.at, user.time_zone, language)}
          </p>
          <dl className="mt-2 border-current border-t border-dashed pt-2">
            <SlipRow name={t("network")} amount={`${payment.network} …${payment.phone_end}`} />
            <SlipRow name={t("code")} amount={payment.network_ref} />
            <SlipRow name={t("total")} amount={formatMoney(payment.amount)} strong />
          </dl>
        </Slip>
      </div>
    </details>
  );
}
