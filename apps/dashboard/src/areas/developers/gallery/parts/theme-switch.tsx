"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { themes } from "../../../../lib/theme/theme.ts";
import { changeTheme, useTheme } from "../../../../lib/theme/use-theme.ts";

/** The themes side by side; the chosen one is pressed. */
export function ThemeSwitch() {
  const t = useTranslations("shell");
  const theme = useTheme();
  return (
    <fieldset aria-label={t("theme")} className="flex rounded-control bg-sunken p-0.5">
      {themes.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === theme}
          onClick={() => changeTheme(one)}
          className={clsx(
            "min-h-7 rounded-[6px] px-2 font-medium text-xs pointer-coarse:min-h-9",
            one === theme ? "bg-card text-ink shadow-xs" : "text-muted hover:text-ink",
          )}
        >
          {t(`themes.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
