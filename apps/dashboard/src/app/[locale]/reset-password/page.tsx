import { ResetPasswordScreen } from "../../../areas/account/session/screens/reset-password-screen.tsx";
import { pageMetadata } from "../../../i18n/page-metadata.ts";

export const generateMetadata = () => pageMetadata("session.resetTitle");

export default function ResetPasswordPage() {
  return <ResetPasswordScreen />;
}
