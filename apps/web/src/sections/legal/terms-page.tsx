import { LegalPage } from "./legal-page.tsx";

export function TermsPage() {
  return <LegalPage path="/terms-of-service" document="terms" saying="Ahadi ni deni" related="/privacy-policy" />;
}
