"use client";

import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";

type Props = { save: string; busy: boolean; onCancel: () => void };

/** The save and cancel buttons of an edit inside a card. */
export function EditButtons({ save, busy, onCancel }: Props) {
  const t = useTranslations("profile.confirm");
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" busy={busy}>
        {save}
      </Button>
      <Button variant="flat" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </div>
  );
}
