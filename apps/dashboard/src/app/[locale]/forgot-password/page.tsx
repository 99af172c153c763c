import { ForgotPasswordScreen } from "../../../areas/account/session/screens/forgot-password-screen.tsx";
import { pageMetadata } from "../../../i18n/page-metadata.ts";

export const generateMetadata = () => pageMetadata("session.forgotTitle");

export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen />;
}
