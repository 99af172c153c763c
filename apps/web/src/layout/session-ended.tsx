import { useTranslations } from "next-intl";

/** Where the back-office sends who is logged in no more: the site's script shows it to them. */
export function SessionEnded() {
  const t = useTranslations("header");
  return (
    <p data-session-ended="" hidden className="border-line border-b bg-accent-soft px-5 py-3 text-center">
      {t("sessionEnded")} <span data-kept="">{t("sessionEndedKept")}</span>{" "}
      <a href="/login" className="font-medium text-primary underline underline-offset-4">
        {t("sessionEndedLogIn")}
      </a>
    </p>
  );
}
