import type { Locale } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { LegalPage } from "./legal-page.tsx";

export function TermsPage({ locale }: { locale: Locale }) {
  return (
    <LegalPage
      locale={locale}
      path="/terms-of-service"
      messages={messagesOf(locale).terms}
      saying="Ahadi ni deni"
      related="/privacy-policy"
    />
  );
}
