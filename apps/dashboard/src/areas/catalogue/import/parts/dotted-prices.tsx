"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "use-intl";

type Props = {
  /** Rows whose price can be read in two ways. */
  count: number;
  busy: boolean;
  onThousands: () => void;
};

/** Prices such as 15.000, which nobody but the reader knows: read as thousands in all of the file, by one press. */
export function DottedPrices({ count, busy, onThousands }: Props) {
  const t = useTranslations("imports.file");
  return (
    <Card title={t("dotted", { count })} description={t("dottedText")}>
      <Button busy={busy} onClick={onThousands}>
        {t("dottedAll")}
      </Button>
    </Card>
  );
}
