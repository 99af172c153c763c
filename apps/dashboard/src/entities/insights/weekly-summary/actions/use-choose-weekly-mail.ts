import { weeklySummary } from "@mauzo/contract/insights/weekly-summary";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";

/** Has the caller be mailed the summary of each week, or no more. */
export function useChooseWeeklyMail() {
  const t = useTranslations("weeklySummary");
  return useMutation({
    mutationFn: (wanted: boolean) => api.call(weeklySummary.choose, { body: { is_wanted: wanted } }),
    meta: { failed: t("changeFailed"), queries: ["/weekly-summary"], waits: true },
  });
}
