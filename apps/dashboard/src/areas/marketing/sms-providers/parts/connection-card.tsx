"use client";

import type { SmsConnection } from "@mauzo/contract/marketing/sms-connections";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { CopyButton } from "../../../../components/copy-button.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { providerNames } from "../labels.ts";

type Props = {
  connection: SmsConnection;
  mayChange: boolean;
  busy: boolean;
  onCheck: () => void;
  onDefault: () => void;
  onFallback: () => void;
  onEdit: () => void;
  onRemove: () => void;
};
const tones = { unchecked: "neutral", connected: "primary", failed: "danger" } as const;

/** A connection: whether it works, what is left, what it costs, and what can be done with it. */
export function ConnectionCard({ connection, mayChange, busy, ...on }: Props) {
  const t = useTranslations("smsProviders");
  const { provider, sender_id, state, problem, balance, sender_ids, checked_at, report_address } = connection;
  const name = `${providerNames[provider]}, ${sender_id}`;
  const verbs = [
    { text: t("check"), label: t("checkOf", { name }), onSelect: on.onCheck },
    ...(connection.is_default
      ? []
      : [
          { text: t("makeDefault"), label: t("makeDefaultOf", { name }), onSelect: on.onDefault },
          {
            text: t(connection.is_fallback ? "dropFallback" : "makeFallback"),
            label: t(connection.is_fallback ? "dropFallbackOf" : "makeFallbackOf", { name }),
            onSelect: on.onFallback,
          },
        ]),
    { text: t("edit"), label: t("editOf", { name }), onSelect: on.onEdit },
    { text: t("remove"), label: t("removeOf", { name }), onSelect: on.onRemove },
  ];
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="font-semibold">{providerNames[provider]}</h2>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          {connection.is_default && <Badge tone="info">{t("isDefault")}</Badge>}
          {connection.is_fallback && <Badge tone="info">{t("isFallback")}</Badge>}
        </div>
        <p className="mt-1">
          <bdi className="font-medium">{sender_id}</bdi> ·{" "}
          {t("partPrice", { price: formatMoney(connection.part_price) })}
        </p>
        {connection.is_fallback && <p className="mt-1 text-muted">{t("fallbackText")}</p>}
        {problem !== null && (
          <p className="mt-2 rounded-control bg-danger-soft px-3 py-2">{t(`problems.${problem}`)}</p>
        )}
        {balance !== null && (
          <p className="mt-1 tabular-nums">
            {"units" in balance
              ? t("balanceUnits", { units: balance.units })
              : t("balance", { balance: formatMoney(balance) })}
          </p>
        )}
        {sender_ids !== null && sender_ids.length > 0 && (
          <p className="wrap-anywhere mt-1 text-muted">{t("senderIds", { names: sender_ids.join(", ") })}</p>
        )}
        <p className="mt-1 text-[0.8125rem] text-muted">
          {t.rich("secretEnds", {
            secret: t(`secret.${provider}`),
            ends: () => <code>{connection.secret_ends}</code>,
          })}
          {checked_at !== null && (
            <>
              {" · "}
              {t.rich("checkedAt", { time: () => <RelativeTime iso={checked_at} /> })}
            </>
          )}
        </p>
        {report_address !== null && (
          <div className="mt-3">
            <h3 className="font-medium">{t("reportTitle")}</h3>
            <p className="text-muted">{t("reportText")}</p>
            <p className="wrap-anywhere mt-2 select-all rounded-control bg-sunken px-3 py-2 font-mono text-[0.8125rem]">
              <code>{report_address}</code>
            </p>
            <div className="mt-2">
              <CopyButton text={report_address} />
            </div>
          </div>
        )}
        {mayChange && (
          <div className="mt-3 flex flex-wrap gap-2">
            {verbs.map(({ text, label, onSelect }) => (
              <Button key={text} variant="secondary" size="sm" busy={busy} aria-label={label} onClick={onSelect}>
                {text}
              </Button>
            ))}
          </div>
        )}
      </Card>
    </li>
  );
}
