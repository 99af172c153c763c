import { useLocale, useTranslations } from "next-intl";
import { getPathname } from "../../i18n/get-pathname.ts";
import { ButtonLink } from "../../layout/button-link.tsx";
import { PageStatus } from "../../layout/marks/page-marks.tsx";
import { MessagePage } from "../../layout/message-page.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";

/** The page for every unknown URL. */
export function MissingPage() {
  const t = useTranslations("missing");
  const locale = useLocale();
  return (
    <SiteLayout path="/">
      <PageStatus status={404} />
      <MessagePage title={t("title")} text={t("text")}>
        <ButtonLink href={getPathname({ locale, href: "/" })}>{t("home")}</ButtonLink>
        <ButtonLink variant="secondary" href={getPathname({ locale, href: "/shops" })}>
          {t("shops")}
        </ButtonLink>
      </MessagePage>
    </SiteLayout>
  );
}
