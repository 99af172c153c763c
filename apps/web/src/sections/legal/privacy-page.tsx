import { LegalPage } from "./legal-page.tsx";

export function PrivacyPage() {
  return (
    <LegalPage
      path="/privacy-policy"
      document="privacy"
      saying="Siri ya mtungi aijuaye kata"
      related="/terms-of-service"
    />
  );
}
