"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { type Language, languageNames, languages } from "../../i18n/language.ts";
import { useLanguage } from "../../i18n/use-language.ts";

type Props = { busy?: boolean; onChoose?: (language: Language) => void };

/** The two languages side by side; the chosen one is pressed. `onChoose` may store the choice beyond this device. */
export function LanguageSwitch({ busy = false, onChoose }: Props) {
  const t = useTranslations("shell");
  const { language, change } = useLanguage();
  return (
    <fieldset aria-label={t("language")} aria-busy={busy} className="flex rounded-control bg-sunken p-0.5">
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={`${code.toUpperCase()} ${languageNames[code]}`}
          aria-pressed={code === language}
          onClick={() => code !== language && (onChoose ?? change)(code)}
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
