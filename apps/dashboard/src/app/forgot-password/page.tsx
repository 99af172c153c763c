import { ForgotScreen } from "../../areas/account/session/screens/forgot-screen.tsx";
import { titleOf } from "../../i18n/server-language.ts";

export const generateMetadata = () => titleOf("session.forgotTitle");

export default function ForgotPasswordPage() {
  return <ForgotScreen />;
}
