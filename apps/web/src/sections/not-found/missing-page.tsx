import { type Locale, pathIn } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { ButtonLink } from "../../layout/button-link.tsx";
import { MessagePage } from "../../layout/message-page.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";

/** The page for every unknown URL. */
export function MissingPage({ locale }: { locale: Locale }) {
  const { missing } = messagesOf(locale);
  return (
    <SiteLayout locale={locale} path="/">
      <MessagePage title={missing.title} text={missing.text}>
        <ButtonLink href={pathIn(locale, "/")}>{missing.home}</ButtonLink>
        <ButtonLink variant="secondary" href={pathIn(locale, "/shops")}>
          {missing.shops}
        </ButtonLink>
      </MessagePage>
    </SiteLayout>
  );
}
