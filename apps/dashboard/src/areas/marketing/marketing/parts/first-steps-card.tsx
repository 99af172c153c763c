"use client";

import { Badge } from "@mauzo/ui/badge";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";

type Props = { isConnected: boolean; mayChange: boolean };

/** The way to the first campaign: connect a provider, then write. */
export function FirstStepsCard({ isConnected, mayChange }: Props) {
  const t = useTranslations("marketing");
  if (!mayChange) return <Card>{t("firstRead")}</Card>;
  return (
    <Card title={t("firstTitle")} description={t("firstText")}>
      <ol className="flex flex-col">
        <li className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3 first:border-0">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-medium">{t("connectTitle")}</p>
            <p className="text-muted">{t("connectText")}</p>
          </div>
          {isConnected ? (
            <Badge tone="primary">{t("connected")}</Badge>
          ) : (
            <Link href="/dashboard/marketing/sms/providers" className={buttonClass("primary")}>
              {t("connect")}
            </Link>
          )}
        </li>
        <li className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-medium">{t("writeTitle")}</p>
            <p className="text-muted">{t("writeText")}</p>
          </div>
          <Link href="/dashboard/marketing/sms/create" className={buttonClass(isConnected ? "primary" : "secondary")}>
            {t("write")}
          </Link>
        </li>
      </ol>
    </Card>
  );
}
