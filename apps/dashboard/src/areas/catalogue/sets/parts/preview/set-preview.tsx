"use client";

import { type SetProduct, setLimits } from "@mauzo/contract/catalogue/sets";
import { Card } from "@mauzo/ui/card";
import { Chips } from "@mauzo/ui/chips";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { languageNames, languages } from "../../../../../i18n/language.ts";
import { late } from "../../../../../lib/late/late.tsx";
import type { SetForm } from "../../form/set-form.ts";
import { countOf, shownOf } from "../../rules/renderings.ts";
import { Meter } from "./meter.tsx";
import { CartPhone, ListPhone, MultiPhone } from "./phones.tsx";

const WidgetPhone = late(async () => (await import("./widget-phone.tsx")).WidgetPhone, { place: "h-[30rem]" });

const phones = [
  ["multi", MultiPhone],
  ["list", ListPhone],
  ["widget", WidgetPhone],
  ["cart", CartPhone],
] as const;

/** The set on four phones beside each other, with how much of each limit it uses. */
export function SetPreview({ form, found }: { form: SetForm; found: readonly SetProduct[] }) {
  const t = useTranslations("sets");
  const own = useLocale();
  const [language, setLanguage] = useState(own);
  const shown = shownOf(form, found, language);
  const visible = shown.sections.reduce((sum, { products }) => sum + products.length, 0);
  return (
    <Card
      title={t("preview")}
      description={t("previewText")}
      action={
        <Chips
          label={t("previewLanguage")}
          chips={languages.map((each) => ({ value: each, text: languageNames[each], lang: each }))}
          value={language}
          onChoose={setLanguage}
        />
      }
    >
      <div className="mb-4 flex flex-wrap gap-x-6 gap-y-3">
        <Meter label={t("meter.products")} count={countOf(form, found)} most={setLimits.products} />
        {form.kind === "template" && (
          <Meter label={t("meter.sections")} count={form.sections.length} most={setLimits.sections} />
        )}
        <Meter label={t("meter.rows")} count={visible} most={setLimits.listRows} />
      </div>
      {visible === 0 ? (
        <p className="rounded-control bg-sunken p-6 text-center text-muted">{t("nothingShown")}</p>
      ) : (
        <section
          aria-label={t("phones")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
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
