import { FinishSignUpScreen } from "../../../../areas/account/session/screens/finish-sign-up-screen.tsx";
import { pageMetadata } from "../../../../i18n/page-metadata.ts";

export const generateMetadata = () => pageMetadata("session.finishTitle");

export default function FinishSignUpPage() {
  return <FinishSignUpScreen />;
}
