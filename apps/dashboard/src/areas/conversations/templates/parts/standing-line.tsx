"use client";

import type { TemplateStanding } from "@mauzo/contract/conversations/message-templates";
import type { Language } from "@mauzo/contract/shared";
import { Badge } from "@mauzo/ui/badge";
import { useTranslations } from "next-intl";
import { isWrong, reasonOf, toneOf } from "../rules.ts";

/** How a template stands in one language, and where something is wrong, why and how to mend it. */
export function StandingLine({ language, standing }: { language: Language; standing: TemplateStanding }) {
  const t = useTranslations("templates");
  const { state, reason, code, changed } = standing;
  return (
    <div className="mt-2">
      <p className="flex flex-wrap items-center gap-2">
        <span>{t(`languages.${language}`)}</span>
        <Badge tone={toneOf(state)}>{t(`states.${state}`)}</Badge>
        {changed && <span className="text-[0.8125rem] text-muted">{t("changed")}</span>}
      </p>
      {isWrong(state) && (
        <p className="mt-1 text-[0.8125rem]">
          {state === "rejected"
            ? t(`reasons.${reasonOf(reason)}`)
            : t(`mend.${state === "refused" ? "refused" : "other"}`)}
          {code !== null && ` ${t("code", { code: String(code) })}`}
        </p>
      )}
    </div>
  );
}
