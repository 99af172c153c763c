"use client";

import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { buttonVariants } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { Search } from "lucide-react";
import { useTranslations } from "next-intl";

const tones = ["neutral", "primary", "accent", "info", "danger"] as const;

export function ButtonsPart() {
  const t = useTranslations("gallery");
  const shell = useTranslations("shell");
  return (
    <Card title={t("buttons")}>
      <div className="flex flex-wrap items-center gap-2">
        {buttonVariants.map((variant) => (
          <Button key={variant} variant={variant}>
            {t(`variants.${variant}`)}
          </Button>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button size="sm">{t("variants.primary")}</Button>
        <Button size="lg">{t("variants.primary")}</Button>
        <Button size="icon" variant="secondary" aria-label={shell("findShort")}>
          <Search aria-hidden="true" className="size-4" />
        </Button>
        <Button busy>{t("busy")}</Button>
        <Button disabled>{t("disabled")}</Button>
      </div>
      <h3 className="mt-5 mb-2 font-medium">{t("badges")}</h3>
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t("worked")}
          </Badge>
        ))}
      </div>
    </Card>
  );
}
