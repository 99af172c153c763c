"use client";

import type { WithdrawalState } from "@mauzo/contract/payments/withdrawal-states";
import type { Withdrawal } from "@mauzo/contract/payments/withdrawals";
import { formatMoney } from "@mauzo/format/money";
import { networkName } from "@mauzo/format/way-text";
import { Badge, type BadgeTone } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { useLocale, useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import {
  useCancelWithdrawal,
  useConfirmWithdrawal,
} from "../../../../entities/payments/withdrawal/actions/use-withdrawal.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";

const toneOf: Record<WithdrawalState, BadgeTone> = {
  ...{ confirming: "accent", held: "info", sending: "info", unknown: "accent" },
  ...{ sent: "primary", returned: "danger", cancelled: "neutral" },
};

/** One withdrawal: how much, where to, how far it is, and what can be done with it. */
export function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslations("withdrawals");
  const language = useLocale();
  const isAdmin = useCanAccess("admin");
  const { id, state, failure, amount, fee, network, phone_end, name, network_ref, is_own } = withdrawal;
  const { mutate: confirm, isPending: confirming } = useConfirmWithdrawal(id);
  const { mutate: cancel, isPending: cancelling } = useCancelWithdrawal(id);
  const steps = [
    { key: "asked", at: withdrawal.at, by: withdrawal.by },
    { key: "confirmed", at: withdrawal.confirmed_at, by: withdrawal.confirmed_by },
    { key: "sending", at: withdrawal.sent_at, by: "" },
    { key: "ended", at: withdrawal.ended_at, by: "" },
  ] as const;
  const nameOf = (key: (typeof steps)[number]["key"]) => (key === "ended" ? t(`states.${state}`) : t(`steps.${key}`));
  return (
    <li data-row className="border-line border-t px-4 py-3 first:border-0 md:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
            <Badge tone={toneOf[state]}>{t(`states.${state}`)}</Badge>
          </p>
          <p className="wrap-anywhere">
            {networkName(network, language)} …{phone_end} · <bdi>{name}</bdi>
          </p>
          {fee.minor > 0 && <p className="text-[0.8125rem] text-muted">{t("withFee", { fee: formatMoney(fee) })}</p>}
          {failure && <p className="text-[0.8125rem]">{t(`failures.${failure}`)}</p>}
          {state === "unknown" && <p className="text-[0.8125rem]">{t("unknownText")}</p>}
        </div>
        {isAdmin && (state === "confirming" || state === "held") && (
          <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow">
            {state === "confirming" && !is_own && (
              <Button size="sm" busy={confirming} onClick={() => confirm()}>
                {t("confirm")}
              </Button>
            )}
            <Button size="sm" variant="secondary" busy={cancelling} onClick={() => cancel()}>
              {t("cancel")}
            </Button>
          </div>
        )}
      </div>
      <details className="mt-1">
        <summary className="cursor-pointer text-[0.8125rem] text-muted">{t("receipt")}</summary>
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.8125rem]">
          {steps.map(({ key, at, by }) =>
            at === null ? null : (
              <div key={key} className="contents">
                <dt className="text-muted">{nameOf(key)}</dt>
                <dd>
                  <RelativeTime iso={at} full />
                  {by && (
                    <>
                      {" · "}
                      <bdi>{by}</bdi>
                    </>
                  )}
                </dd>
              </div>
            ),
          )}
          {network_ref && (
            <>
              <dt className="text-muted">{t("code")}</dt>
              <dd className="break-all tabular-nums">{network_ref}</dd>
            </>
          )}
        </dl>
      </details>
    </li>
  );
}
