import { useTranslations } from "next-intl";
import { ButtonLink } from "../../layout/button-link.tsx";
import { PageStatus } from "../../layout/marks/page-marks.tsx";
import { MessagePage } from "../../layout/message-page.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";

/** Sent in place of a page that could not be rendered, and that was never rendered before. */
export function FailurePage() {
  const t = useTranslations("failure");
  return (
    <SiteLayout path="/">
      <PageStatus status={500} />
      <MessagePage title={t("title")} text={t("text")}>
        {/* An empty href is the page itself. */}
        <ButtonLink href="">{t("refresh")}</ButtonLink>
      </MessagePage>
    </SiteLayout>
  );
}
