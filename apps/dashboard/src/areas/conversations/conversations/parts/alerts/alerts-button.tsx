"use client";

import { Button } from "@mauzo/ui/button";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Bell } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Popover } from "../../../../../components/popover.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { askToNotify, canNotify, useAlertChoices } from "../../../../../lib/alerts/alert-choices.ts";
import { playSound } from "../../../../../lib/alerts/play-sound.ts";
import { dropPushDevice, keepPushDevice } from "../../../../../lib/alerts/push-device.ts";
import { usePushKey } from "../../../../../lib/alerts/use-push-device.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";

type Problem = "blocked" | "pushFailed";

/** How this device tells that somebody writes. */
export function AlertsButton() {
  const t = useTranslations("conversations.alerts");
  const { user } = useAccount();
  const { language } = useLanguage();
  const [{ notifies, sounds, pushes }, choose] = useAlertChoices();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const key = usePushKey({ isWanted: isOpen });
  const isGiven = async (wanted: boolean) => {
    const given = wanted && (await askToNotify());
    setProblem(wanted && !given ? "blocked" : undefined);
    return given;
  };
  const choosePushes = async (wanted: boolean) => {
    const isKept =
      key !== undefined && (await isGiven(wanted)) && (await keepPushDevice({ key, userId: user.id, language }));
    if (!isKept) await dropPushDevice().catch(() => undefined);
    if (wanted && !isKept) setProblem((known) => known ?? "pushFailed");
    choose({ pushes: isKept });
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
              onChange={async ({ target }) => choose({ notifies: await isGiven(target.checked) })}
            />
          )}
          {key !== undefined && (
            <Checkbox
              label={t("pushes")}
              checked={pushes}
              onChange={({ target }) => void choosePushes(target.checked)}
            />
          )}
          {problem && (
            <p role="alert" className="text-[0.8125rem] text-danger">
              {t(problem)}
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
