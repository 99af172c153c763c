import { type Locale, pathIn } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { ButtonLink } from "../../layout/button-link.tsx";
import { MessagePage } from "../../layout/message-page.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";

export function MissingShopPage({ locale }: { locale: Locale }) {
  const { shop } = messagesOf(locale);
  return (
    <SiteLayout locale={locale} path="/shops">
      <MessagePage title={shop.missing} text={shop.missingText}>
        <ButtonLink href={pathIn(locale, "/shops")}>{shop.missingAction}</ButtonLink>
      </MessagePage>
    </SiteLayout>
  );
}
