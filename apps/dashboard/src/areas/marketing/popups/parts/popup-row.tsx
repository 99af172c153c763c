"use client";

import type { Popup } from "@mauzo/contract/marketing/popups";
import type { SourceSums } from "@mauzo/contract/marketing/sources";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";

type Props = {
  popup: Popup;
  /** What it brought, where that is known. */
  brought: SourceSums | undefined;
  /** Whether this person may change it. */
  mayChange: boolean;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  onTurn: () => void;
  onUp: () => void;
  onDown: () => void;
  onRemove: () => void;
};

/** A popup in the list: what it is, whether it is on, and how often it was seen, closed and pressed. */
export function PopupRow({ popup, brought, mayChange, isFirst, isLast, busy, onTurn, onUp, onDown, onRemove }: Props) {
  const t = useTranslations("popups");
  const { id, name, on, document, views, closes, clicks } = popup;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-48 flex-1">
        <p className="wrap-anywhere flex flex-wrap items-center gap-2">
          <Link href={`/dashboard/marketing/website/website-popup/${id}`} className="font-semibold hover:underline">
            <bdi>{name}</bdi>
          </Link>
          <Badge tone={on ? "primary" : "neutral"}>{t(on ? "on" : "off")}</Badge>
        </p>
        <p className="text-muted">{t(`kind.${document.content.kind}`)}</p>
        <p className="tabular-nums">
          {t("views", { count: views })} · {t("closes", { count: closes })} · {t("clicks", { count: clicks })}
        </p>
        {brought && brought.orders > 0 && (
          <p className="tabular-nums">
            <Link
              href={`/dashboard/orders?source=popup&source_id=${id}`}
              prefetch={false}
              className="underline underline-offset-4"
            >
              {t("orders", { count: brought.orders })}
            </Link>
            {brought.paid && ` · ${formatMoney(brought.paid)}`}
          </p>
        )}
      </div>
      {mayChange && (
        <div className="flex flex-wrap gap-1">
          <Button
            variant="secondary"
            size="sm"
            aria-label={t(on ? "turnOffOf" : "turnOnOf", { name })}
            busy={busy}
            onClick={onTurn}
          >
            {t(on ? "turnOff" : "turnOn")}
          </Button>
          <Button variant="ghost" size="sm" disabled={isFirst || busy} aria-label={t("up", { name })} onClick={onUp}>
            <ArrowUp aria-hidden="true" className="size-4" />
          </Button>
          <Button variant="ghost" size="sm" disabled={isLast || busy} aria-label={t("down", { name })} onClick={onDown}>
            <ArrowDown aria-hidden="true" className="size-4" />
          </Button>
          <Button variant="ghost" size="sm" busy={busy} aria-label={t("remove", { name })} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        </div>
      )}
    </li>
  );
}
