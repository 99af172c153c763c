import { useTranslations } from "next-intl";
import { ButtonLink } from "../button-link.tsx";

/** Log-in and sign-up for visitors, the link to the back-office for signed-in users (see before-paint). */
export function SessionLinks() {
  const t = useTranslations("header");
  return (
    <>
      <ButtonLink
        variant="flat"
        href="/dashboard?auth=Login"
        className="signed-in:hidden wide:whitespace-nowrap! wide:max-xl:px-3"
      >
        {t("loginLink")}
      </ButtonLink>
      <ButtonLink href="/dashboard?auth=Signup" className="signed-in:hidden wide:whitespace-nowrap!">
        {t("getStarted")}
      </ButtonLink>
      <ButtonLink href="/dashboard?auth=Signup" className="not-signed-in:hidden wide:whitespace-nowrap!">
        {t("viewDashboard")}
      </ButtonLink>
    </>
  );
}
