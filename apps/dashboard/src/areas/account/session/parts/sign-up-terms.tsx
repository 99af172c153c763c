"use client";

import { useLocale, useTranslations } from "next-intl";

const linkClass = "text-primary underline underline-offset-4";

/** What a shop costs and when that is due, and what is agreed to with an account. */
export function SignUpTerms() {
  const t = useTranslations("session");
  const site = useLocale() === "sw" ? "/sw" : "";
  return (
    <div className="mt-4 space-y-1.5 text-muted">
      <p>{t("price")}</p>
      <p>
        {t("agree")}{" "}
        <a href={`${site}/terms-of-service`} className={linkClass}>
          {t("terms")}
        </a>
        {" · "}
        <a href={`${site}/privacy-policy`} className={linkClass}>
          {t("privacy")}
        </a>
      </p>
    </div>
  );
}
