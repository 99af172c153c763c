"use client";

import { Button } from "@mauzo/ui/button";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Bell } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Popover } from "../../../../../components/popover.tsx";
import { askToNotify, canNotify, useAlertChoices } from "../../../../../lib/alerts/alert-choices.ts";
import { playSound } from "../../../../../lib/alerts/play-sound.ts";

/** How this device tells that somebody writes. */
export function AlertsButton() {
  const t = useTranslations("conversations.alerts");
  const [{ notifies, sounds }, choose] = useAlertChoices();
  const [isOpen, setOpen] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const chooseNotifies = async (wanted: boolean) => {
    const isGiven = wanted && (await askToNotify());
    setBlocked(wanted && !isGiven);
    choose({ notifies: isGiven });
  };
  return (
    <div className="relative">
      <Popover
        label={t("title")}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={(trigger) => (
          <Button {...trigger} variant="secondary" size="icon" aria-label={t("title")}>
            <Bell aria-hidden="true" className="size-4" />
          </Button>
        )}
      >
        <div className="flex flex-col gap-3">
          <p className="text-[0.8125rem] text-muted">{t("about")}</p>
          {canNotify() && (
            <Checkbox
              label={t("notifies")}
              checked={notifies}
              onChange={({ target }) => void chooseNotifies(target.checked)}
            />
          )}
          {isBlocked && (
            <p role="alert" className="text-[0.8125rem] text-danger">
              {t("blocked")}
            </p>
          )}
          <Checkbox
            label={t("sounds")}
            checked={sounds}
            onChange={({ target }) => {
              choose({ sounds: target.checked });
              if (target.checked) playSound();
            }}
          />
        </div>
      </Popover>
    </div>
  );
}
