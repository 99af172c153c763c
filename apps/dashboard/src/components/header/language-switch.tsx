"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { type Language, languageNames, languages } from "../../i18n/language.ts";
import { useLanguage } from "../../i18n/use-language.ts";

/** The two languages side by side; the chosen one is pressed. `onChoose` may store the choice beyond this device. */
export function LanguageSwitch({ onChoose }: { onChoose?: (language: Language) => void }) {
  const t = useTranslations("shell");
  const { language, change, changing } = useLanguage();
  return (
    <fieldset aria-label={t("language")} aria-busy={changing} className="flex rounded-control bg-sunken p-0.5">
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={`${code.toUpperCase()} ${languageNames[code]}`}
          aria-pressed={code === language}
          onClick={() => {
            change(code);
            onChoose?.(code);
          }}
          className={clsx(
            "h-7 min-w-9 rounded-[6px] px-2 font-medium text-xs transition-colors pointer-coarse:h-9",
            code === language ? "bg-card text-ink shadow-xs" : "text-muted hover:text-ink",
          )}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
