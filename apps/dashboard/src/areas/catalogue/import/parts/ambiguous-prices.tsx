"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";

type Props = {
  /** How many rows have a price that can be read in two ways. */
  count: number;
  busy: boolean;
  onThousands: () => void;
};

/** Prices such as 15.000 are ambiguous: one button reads them as thousands in the whole file. */
export function AmbiguousPrices({ count, busy, onThousands }: Props) {
  const t = useTranslations("imports.file");
  return (
    <Card title={t("dotted", { count })} description={t("dottedText")}>
      <Button busy={busy} onClick={onThousands}>
        {t("dottedAll")}
      </Button>
    </Card>
  );
}
