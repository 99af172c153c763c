"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";

/** Somebody else has saved the draft: whose it goes on from. Neither is lost, undo leads back to the other. */
export function MeanwhileNotice({ onSettle }: { onSettle: (whose: "theirs" | "mine") => void }) {
  const t = useTranslations("chatflow");
  return (
    <Card title={t("meanwhile.title")} description={t("meanwhile.text")}>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onSettle("theirs")}>{t("meanwhile.theirs")}</Button>
        <Button variant="secondary" onClick={() => onSettle("mine")}>
          {t("meanwhile.mine")}
        </Button>
      </div>
    </Card>
  );
}
