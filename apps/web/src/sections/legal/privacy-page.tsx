import type { Locale } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { LegalPage } from "./legal-page.tsx";

export function PrivacyPage({ locale }: { locale: Locale }) {
  return (
    <LegalPage
      locale={locale}
      path="/privacy-policy"
      messages={messagesOf(locale).privacy}
      saying="Siri ya mtungi aijuaye kata"
      related="/terms-of-service"
    />
  );
}
