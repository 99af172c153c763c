import { ResetScreen } from "../../areas/account/session/screens/reset-screen.tsx";
import { titleOf } from "../../i18n/server-language.ts";

export const generateMetadata = () => titleOf("session.resetTitle");

export default function ResetPasswordPage() {
  return <ResetScreen />;
}
