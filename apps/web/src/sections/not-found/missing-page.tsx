import { ActionLink } from "../../chrome/action-link.tsx";
import { MessagePage } from "../../chrome/message-page.tsx";
import { SiteFrame } from "../../chrome/site-frame.tsx";
import { type Locale, pathIn } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";

/** What every unknown address shows. */
export function MissingPage({ locale }: { locale: Locale }) {
  const { missing } = messagesOf(locale);
  return (
    <SiteFrame locale={locale} path="/">
      <MessagePage title={missing.title} text={missing.text}>
        <ActionLink href={pathIn(locale, "/")}>{missing.home}</ActionLink>
        <ActionLink variant="secondary" href={pathIn(locale, "/shops")}>
          {missing.shops}
        </ActionLink>
      </MessagePage>
    </SiteFrame>
  );
}
