"use client";

import type { ApiKey } from "@mauzo/contract/developers/api-keys";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { rightsIn } from "../rules.ts";

type Props = { apiKey: ApiKey; busy: boolean; onRename: () => void; onRotate: () => void; onRevoke: () => void };

/** A key: what it may do, how it is recognised, when it was used, and what can be done with it. */
export function KeyCard({ apiKey, busy, onRename, onRotate, onRevoke }: Props) {
  const t = useTranslations("apiKeys");
  const { name, permissions, sees_phones, addresses, secret_ends, previous_secret_until } = apiKey;
  const { made_by, created_at, last_used_at, expires_at } = apiKey;
  const isExpired = expires_at !== null && Date.parse(expires_at) <= Date.now();
  const rights = rightsIn(permissions).map((right) => t(`right.${right}`));
  const verbs = [
    { text: t("rename"), label: t("renameOf", { name }), onSelect: onRename },
    ...(isExpired ? [] : [{ text: t("rotate"), label: t("rotateOf", { name }), onSelect: onRotate }]),
    { text: t("revoke"), label: t("revokeOf", { name }), onSelect: onRevoke },
  ];
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="wrap-anywhere font-semibold">
            <bdi>{name}</bdi>
          </h2>
          <Badge tone={isExpired ? "danger" : "primary"}>{t(isExpired ? "expired" : "on")}</Badge>
        </div>
        <p className="mt-1">{[...rights, ...(sees_phones ? [t("phonesShown")] : [])].join(" · ")}</p>
        <p className="mt-1 text-muted">
          {last_used_at === null ? t("unused") : t.rich("used", { time: () => <RelativeTime iso={last_used_at} /> })}
          {expires_at !== null && !isExpired && (
            <>
              {" · "}
              {t.rich("ends", { time: () => <RelativeTime iso={expires_at} full /> })}
            </>
          )}
        </p>
        <p className="wrap-anywhere mt-1 text-[0.8125rem] text-muted">
          {t.rich("secret", { ends: () => <code>{secret_ends}</code> })}
          {" · "}
          {t.rich("madeBy", {
            name: () => <bdi>{made_by}</bdi>,
            time: () => <RelativeTime iso={created_at} />,
          })}
          {previous_secret_until !== null && (
            <>
              {" · "}
              {t.rich("oldSecret", { time: () => <RelativeTime iso={previous_secret_until} full /> })}
            </>
          )}
          {addresses.length > 0 && (
            <>
              {" · "}
              {t.rich("from", { addresses: () => <code>{addresses.join(", ")}</code> })}
            </>
          )}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {verbs.map(({ text, label, onSelect }) => (
            <Button key={text} variant="secondary" size="sm" busy={busy} aria-label={label} onClick={onSelect}>
              {text}
            </Button>
          ))}
        </div>
      </Card>
    </li>
  );
}
