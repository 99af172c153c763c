import type { BotResumes } from "@mauzo/contract/conversations/inbox-settings";
import { useTranslations } from "next-intl";

/** When the bot answers again, in words. */
export function useResumeName(): (choice: BotResumes) => string {
  const t = useTranslations("botResumes");
  return (choice) => {
    if (typeof choice === "string") return t(choice);
    return choice % 60 === 0 ? t("hours", { hours: choice / 60 }) : t("minutes", { minutes: choice });
  };
}
