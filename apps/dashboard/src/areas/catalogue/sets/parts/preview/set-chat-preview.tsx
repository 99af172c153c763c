"use client";

import { type SetProduct, setLimits } from "@mauzo/contract/catalogue/sets";
import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { languageNames, languages } from "../../../../../i18n/language.ts";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";
import type { SetForm } from "../../form/set-form.ts";
import { countOf, toPreviewContent } from "../../rules/preview-content.ts";
import { SetPagePreview, WhatsappListPreview, WhatsappProductsPreview } from "./channel-previews.tsx";
import { LimitMeter } from "./limit-meter.tsx";

const WidgetPhone = lazyPart(async () => (await import("./widget-preview.tsx")).WidgetPreview, { place: "h-[30rem]" });

const phones = [
  ["multi", WhatsappProductsPreview],
  ["list", WhatsappListPreview],
  ["widget", WidgetPhone],
  ["cart", SetPagePreview],
] as const;

/** The set on four phones side by side, with how much of each limit it uses. */
export function SetPreview({ form, found }: { form: SetForm; found: readonly SetProduct[] }) {
  const t = useTranslations("sets");
  const own = useLocale();
  const [language, setLanguage] = useState(own);
  const shown = toPreviewContent(form, found, language);
  const visible = shown.sections.reduce((sum, { products }) => sum + products.length, 0);
  return (
    <Card
      title={t("preview")}
      description={t("previewText")}
      action={
        <ChoiceChips
          label={t("previewLanguage")}
          chips={languages.map((each) => ({ value: each, text: languageNames[each], lang: each }))}
          value={language}
          onChoose={setLanguage}
        />
      }
    >
      <div className="mb-4 flex flex-wrap gap-x-6 gap-y-3">
        <LimitMeter label={t("meter.products")} count={countOf(form, found)} most={setLimits.products} />
        {form.kind === "template" && (
          <LimitMeter label={t("meter.sections")} count={form.sections.length} most={setLimits.sections} />
        )}
        <LimitMeter label={t("meter.rows")} count={visible} most={setLimits.listRows} />
      </div>
      {visible === 0 ? (
        <p className="rounded-control bg-sunken p-6 text-center text-muted">{t("nothingShown")}</p>
      ) : (
        <section
          aria-label={t("phones")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          className="flex snap-x gap-4 overflow-x-auto pb-2 sm:grid sm:grid-cols-2 sm:justify-items-center sm:gap-y-6"
        >
          {phones.map(([name, Phone]) => (
            <div key={name} className="w-72 max-w-[88%] shrink-0 snap-start sm:max-w-full">
              <h3 className="mb-2 text-center font-medium text-[0.8125rem]">{t(`phone.${name}`)}</h3>
              <Phone label={t(`phone.${name}`)} shown={shown} lang={language} />
              {(name === "multi" || name === "list") && (
                <p className="mt-2 text-center text-muted text-xs">{t("later")}</p>
              )}
            </div>
          ))}
        </section>
      )}
    </Card>
  );
}
