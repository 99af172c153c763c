import { FinishSignUpScreen } from "../../../areas/account/session/screens/finish-sign-up-screen.tsx";
import { titleOf } from "../../../i18n/server-language.ts";

export const generateMetadata = () => titleOf("session.finishTitle");

export default function FinishSignUpPage() {
  return <FinishSignUpScreen />;
}
