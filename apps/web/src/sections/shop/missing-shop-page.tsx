import { useLocale, useTranslations } from "next-intl";
import { getPathname } from "../../i18n/get-pathname.ts";
import { ButtonLink } from "../../layout/button-link.tsx";
import { PageStatus } from "../../layout/marks/page-marks.tsx";
import { MessagePage } from "../../layout/message-page.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";

export function MissingShopPage() {
  const t = useTranslations("shop");
  const locale = useLocale();
  return (
    <SiteLayout path="/shops">
      <PageStatus status={404} />
      <MessagePage title={t("missing")} text={t("missingText")}>
        <ButtonLink href={getPathname({ locale, href: "/shops" })}>{t("missingAction")}</ButtonLink>
      </MessagePage>
    </SiteLayout>
  );
}
