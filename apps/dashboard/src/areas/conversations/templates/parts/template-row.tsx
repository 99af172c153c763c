"use client";

import type { MessageTemplate } from "@mauzo/contract/conversations/message-templates";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { StandingLine } from "./standing-line.tsx";

type Props = {
  template: MessageTemplate;
  mayChange: boolean;
  /** It is being submitted. */
  busy: boolean;
  onSubmit: () => void;
  onRemove: () => void;
};

/** A template with how it stands in each of its languages, and what one can do with it. */
export function TemplateRow({ template, mayChange, busy, onSubmit, onRemove }: Props) {
  const t = useTranslations("templates");
  const { id, name, category, purpose, texts, standing } = template;
  const written = (["sw", "en"] as const).filter((language) => texts[language].body !== "");
  const isToSubmit = written.some(
    (language) => ["draft", "refused", "deleted"].includes(standing[language].state) || standing[language].changed,
  );
  return (
    <li aria-label={name} className="border-line border-t px-4 py-3 first:border-0 md:px-5">
      <p className="wrap-anywhere font-medium">{purpose ? t(`purposes.${purpose}`) : name}</p>
      <p className="wrap-anywhere text-[0.8125rem] text-muted">
        {name} · {t(`categories.${category}`)}
      </p>
      <p className="wrap-anywhere mt-1 text-muted" lang={written[0]}>
        {written[0] && texts[written[0]].body}
      </p>
      {written.map((language) => (
        <StandingLine key={language} language={language} standing={standing[language]} />
      ))}
      {mayChange && (
        <div className="mt-2 flex flex-wrap gap-2">
          {isToSubmit && (
            <Button
              variant="secondary"
              size="sm"
              busy={busy}
              aria-label={t("submitNamed", { name })}
              onClick={onSubmit}
            >
              {t("submit")}
            </Button>
          )}
          <Link
            href={`/dashboard/connect/templates/${id}`}
            aria-label={t("editNamed", { name })}
            className={buttonClass("secondary", "sm")}
          >
            {t("edit")}
          </Link>
          <Button variant="ghost" size="sm" aria-label={t("removeNamed", { name })} onClick={onRemove}>
            {t("remove")}
          </Button>
        </div>
      )}
    </li>
  );
}
