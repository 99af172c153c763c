"use client";

import type { ShortLink } from "@mauzo/contract/marketing/short-links";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Pencil, QrCode, Trash2 } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Fragment } from "react";
import type { broughtBy } from "../rules.ts";

type Props = {
  link: ShortLink;
  /** What it brought; undefined until that is known. */
  brought: ReturnType<typeof broughtBy> | undefined;
  busy: boolean;
  onShare: () => void;
  /** Left out where the user may not. */
  onChange?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
};

/** A link in the list: its address, where it hangs, where it leads, and how often it was opened. */
export function LinkRow({ link, brought, busy, onShare, onChange, onRemove }: Props) {
  const t = useTranslations("shortLinks");
  const targets = useTranslations("linkTarget.kind");
  const name = isolateBidi(link.name);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-48 flex-1">
        <p className="wrap-anywhere font-semibold">
          <bdi>{link.name}</bdi>
          {link.place !== "" && <span className="font-normal text-muted"> · {isolateBidi(link.place)}</span>}
        </p>
        <p className="wrap-anywhere text-muted">{link.url.replace(/^https?:\/\//, "")}</p>
        <p className="tabular-nums">
          {t("clicks", { count: link.clicks })} · {targets(link.target.kind)}
        </p>
        {brought && (
          <p className="tabular-nums">
            {t("brought", { chats: brought.chats, carts: brought.carts, orders: brought.orders })}
            {brought.paid && ` · ${formatMoney(brought.paid)}`}
            {brought.kinds.map((kind) => (
              <Fragment key={kind}>
                {" · "}
                <Link
                  href={`/dashboard/orders?source=${kind}&source_id=${link.id}`}
                  prefetch={false}
                  className="underline underline-offset-4"
                >
                  {t(kind === "qr" ? "ordersOfQr" : "ordersOfLink")}
                </Link>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-1">
        <Button variant="secondary" size="sm" aria-label={t("shareOf", { name })} onClick={onShare}>
          <QrCode aria-hidden="true" className="size-4" />
          {t("share")}
        </Button>
        {onChange && (
          <Button variant="ghost" size="sm" aria-label={t("changeOf", { name })} onClick={onChange}>
            <Pencil aria-hidden="true" className="size-4" />
          </Button>
        )}
        {onRemove && (
          <Button variant="ghost" size="sm" busy={busy} aria-label={t("removeOf", { name })} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        )}
      </div>
    </li>
  );
}
