"use client";

import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { askToNotify, useAlertChoices } from "../../../../../lib/alerts/alert-choices.ts";

/** Asks once on each device whether somebody wants to be told; the browser itself is asked after a yes only. */
export function AskAlerts() {
  const t = useTranslations("conversations.alerts");
  const [{ isAsked }, choose] = useAlertChoices();
  // What is stored on the device is known in the browser only.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  if (!isHere || isAsked) return null;
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-muted">
      {t("ask")}
      <span className="flex gap-1">
        <Button
          size="sm"
          variant="secondary"
          onClick={async () => choose({ sounds: true, notifies: await askToNotify() })}
        >
          {t("yes")}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => choose({})}>
          {t("no")}
        </Button>
      </span>
    </p>
  );
}
