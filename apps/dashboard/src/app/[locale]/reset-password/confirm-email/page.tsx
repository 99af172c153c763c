import { ConfirmEmailScreen } from "../../../../areas/account/session/screens/confirm-email-screen.tsx";
import { pageMetadata } from "../../../../i18n/page-metadata.ts";

export const generateMetadata = () => pageMetadata("session.emailTitle");

export default function ConfirmEmailPage() {
  return <ConfirmEmailScreen />;
}
