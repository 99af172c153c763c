"use client";

import { popupCalls, popupKinds, popupLimits, popupPositions } from "@mauzo/contract/marketing/popup-document";
import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { PicturesField } from "../../../../components/upload/pictures-field.tsx";
import type { UploadState } from "../../../../components/upload/use-uploads.ts";
import type { PopupEditing } from "../form/use-popup-form.ts";
import { PdfField } from "./pdf/pdf-field.tsx";

type Props = {
  editing: PopupEditing;
  onPicture: (state: UploadState | undefined) => void;
  onPdf: (state: UploadState | undefined) => void;
};
const languages = ["sw", "en"] as const;

/** What a popup says, and what its button does. */
export function WhatSection({ editing: { editing, form, change }, onPicture, onPdf }: Props) {
  const t = useTranslations("popups");
  const problem = editing.form.getFieldState("file", editing.form.formState).error?.message;
  const say = (lang: (typeof languages)[number], part: Partial<(typeof form.texts)["en"]>) =>
    change((now) => ({ texts: { ...now.texts, [lang]: { ...now.texts[lang], ...part } } }));
  return (
    <Card title={t("what")}>
      <div className="flex flex-col gap-4">
        <FormField name="name" label={t("name")} hint={t("nameHint")}>
          {(control) => (
            <Input {...control} autoComplete="off" maxLength={popupLimits.name} {...editing.form.register("name")} />
          )}
        </FormField>
        <ChoiceChips
          label={t("kindLabel")}
          chips={popupKinds.map((kind) => ({ value: kind, text: t(`kind.${kind}`) }))}
          value={form.kind}
          onChoose={(kind) => change({ kind })}
        />
        {form.kind === "text" && (
          <ChoiceChips
            label={t("callLabel")}
            chips={popupCalls.map((call) => ({ value: call, text: t(`call.${call}`) }))}
            value={form.call}
            onChoose={(call) => change({ call })}
          />
        )}
        {(form.kind === "url" || (form.kind === "text" && form.call === "link")) && (
          <FormField name="url" label={t("url")} hint={t("urlHint")}>
            {(control) => (
              <Input
                {...control}
                type="url"
                inputMode="url"
                autoComplete="off"
                maxLength={popupLimits.url}
                {...editing.form.register("url")}
              />
            )}
          </FormField>
        )}
        {form.kind === "pdf" && (
          <PdfField file={form.file} pages={form.pages} error={problem} onChange={change} onUploads={onPdf} />
        )}
        {languages.map((lang) => (
          <fieldset key={lang} className="flex flex-col gap-3">
            <legend className="mb-2 font-medium">{t(`language.${lang}`)}</legend>
            <FormField name={`texts.${lang}.title`} label={t("titleOf", { language: t(`language.${lang}`) })}>
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  lang={lang}
                  maxLength={popupLimits.title}
                  value={form.texts[lang].title}
                  onChange={({ target }) => say(lang, { title: target.value })}
                />
              )}
            </FormField>
            <FormField name={`texts.${lang}.text`} label={t("textOf", { language: t(`language.${lang}`) })}>
              {(control) => (
                <Textarea
                  {...control}
                  rows={2}
                  lang={lang}
                  maxLength={popupLimits.text}
                  value={form.texts[lang].text}
                  onChange={({ target }) => say(lang, { text: target.value })}
                />
              )}
            </FormField>
            <FormField name={`texts.${lang}.button`} label={t("buttonOf", { language: t(`language.${lang}`) })}>
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  lang={lang}
                  maxLength={popupLimits.button}
                  value={form.texts[lang].button}
                  onChange={({ target }) => say(lang, { button: target.value })}
                />
              )}
            </FormField>
          </fieldset>
        ))}
        <PicturesField
          name={form.name}
          pictures={form.pictures}
          most={1}
          isWide
          onChange={(pictures) => change({ pictures })}
          onUploads={onPicture}
        />
        <FormField name="position" label={t("positionLabel")}>
          {(control) => (
            <Select {...control} {...editing.form.register("position")}>
              {popupPositions.map((position) => (
                <option key={position} value={position}>
                  {t(`position.${position}`)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      </div>
    </Card>
  );
}
