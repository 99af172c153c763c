"use client";

import { Checkbox } from "@mauzo/ui/checkbox";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { SettingsOf } from "./settings-props.ts";

/** Whether orders are read wherever customers write, or only at this step. */
export function SentenceSettings({ node, onChange }: SettingsOf<"sentence">) {
  const t = useTranslations("chatflow.settings");
  const hint = useId();
  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        label={t("anywhere")}
        className="min-h-11"
        checked={node.anywhere}
        aria-describedby={hint}
        onChange={({ target }) => onChange({ ...node, anywhere: target.checked })}
      />
      <p id={hint} className="text-[0.8125rem] text-muted">
        {t("anywhereHint")}
      </p>
    </div>
  );
}
