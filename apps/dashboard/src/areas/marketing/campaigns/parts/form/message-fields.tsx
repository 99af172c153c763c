"use client";

import { campaignBlanks } from "@mauzo/contract/marketing/campaign-texts";
import { campaignLimits } from "@mauzo/contract/marketing/campaigns";
import type { Language } from "@mauzo/contract/shared";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { FormField } from "../../../../../components/form/editing/form-field.tsx";
import type { Editing } from "../../../../../components/form/editing/use-editing.ts";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";
import type { CampaignForm } from "../../form/campaign-form.ts";

const insertWords = { name: "insertName", shop: "insertShop", link: "insertLink" } as const;
const SmsCounter = lazyPart(async () => (await import("./sms-counter.tsx")).SmsCounter, { place: "h-10" });

/** What a campaign says in one language: its text, what is filled in, and how many parts it is, as it is typed. */
export function MessageFields({ language, editing }: { language: Language; editing: Editing<CampaignForm> }) {
  const t = useTranslations("campaigns.form");
  const area = useRef<HTMLTextAreaElement>(null);
  const { message } = editing.form.watch();
  const words = message[language];
  const { ref, ...field } = editing.form.register(`message.${language}.text`);
  const change = (next: Partial<typeof words>) =>
    editing.change({ message: { ...message, [language]: { ...words, ...next } } });

  /** Puts a blank where the cursor is, and the cursor behind it. */
  function insert(blank: (typeof campaignBlanks)[number]) {
    const { selectionStart: start, selectionEnd: end } = area.current ?? { selectionStart: 0, selectionEnd: 0 };
    const text = `${words.text.slice(0, start)}{${blank}}${words.text.slice(end)}`;
    if (text.length > campaignLimits.text) return;
    change({ text });
    area.current?.focus();
    const at = start + blank.length + 2;
    requestAnimationFrame(() => area.current?.setSelectionRange(at, at));
  }

  return (
    <Card title={t(`languages.${language}`)} description={t("languageHint")}>
      <div className="flex flex-col gap-4">
        <div>
          <FormField name={`message.${language}.text`} label={t("text")}>
            {(control) => (
              <Textarea
                {...control}
                lang={language}
                maxLength={campaignLimits.text}
                {...field}
                ref={(element) => {
                  ref(element);
                  area.current = element;
                }}
              />
            )}
          </FormField>
          <fieldset aria-label={t("insert")} className="mt-2 flex flex-wrap items-center gap-2">
            <span aria-hidden="true" className="text-[0.8125rem] text-muted">
              {t("insert")}
            </span>
            {campaignBlanks.map((blank) => (
              <Button key={blank} variant="secondary" size="sm" onClick={() => insert(blank)}>
                {t(insertWords[blank])}
              </Button>
            ))}
          </fieldset>
        </div>
        {words.text.includes("{name}") && (
          <FormField name={`message.${language}.fallback`} label={t("fallback")}>
            {(control) => (
              <Input
                {...control}
                lang={language}
                autoComplete="off"
                maxLength={campaignLimits.fallback}
                placeholder={t("fallbackExample")}
                {...editing.form.register(`message.${language}.fallback`)}
              />
            )}
          </FormField>
        )}
        {words.text.trim() !== "" && <SmsCounter words={words} onMend={change} />}
      </div>
    </Card>
  );
}
