import { useLocale } from "next-intl";
import { useCallback } from "react";

/** A month in words: `November 2026`, in Swahili `Novemba 2026`. */
export function useMonthText(): (month: string) => string {
  const language = useLocale();
  return useCallback(
    (month) =>
      new Intl.DateTimeFormat(language === "sw" ? "sw-TZ" : "en-US", {
        ...{ month: "long", year: "numeric", timeZone: "UTC" },
      }).format(new Date(`${month}-01T00:00:00Z`)),
    [language],
  );
}
