import { ActionLink } from "../../chrome/action-link.tsx";
import { MessagePage } from "../../chrome/message-page.tsx";
import { SiteFrame } from "../../chrome/site-frame.tsx";
import { type Locale, pathIn } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";

export function MissingShopPage({ locale }: { locale: Locale }) {
  const { shop } = messagesOf(locale);
  return (
    <SiteFrame locale={locale} path="/shops">
      <MessagePage title={shop.missing} text={shop.missingText}>
        <ActionLink href={pathIn(locale, "/shops")}>{shop.missingAction}</ActionLink>
      </MessagePage>
    </SiteFrame>
  );
}
