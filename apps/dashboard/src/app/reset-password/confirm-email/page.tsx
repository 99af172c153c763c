import { ConfirmEmailScreen } from "../../../areas/account/session/screens/confirm-email-screen.tsx";
import { titleOf } from "../../../i18n/server-language.ts";

export const generateMetadata = () => titleOf("session.emailTitle");

export default function ConfirmEmailPage() {
  return <ConfirmEmailScreen />;
}
