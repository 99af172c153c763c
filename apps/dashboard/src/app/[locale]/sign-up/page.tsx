import { SignUpScreen } from "../../../areas/account/session/screens/sign-up-screen.tsx";
import { pageMetadata } from "../../../i18n/page-metadata.ts";

export const generateMetadata = () => pageMetadata("session.signUpTitle");

export default function SignUpPage() {
  return <SignUpScreen />;
}
