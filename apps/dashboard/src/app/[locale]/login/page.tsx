import { LogInScreen } from "../../../areas/account/session/screens/log-in-screen.tsx";
import { pageMetadata } from "../../../i18n/page-metadata.ts";

export const generateMetadata = () => pageMetadata("session.logIn");

export default function LogInPage() {
  return <LogInScreen />;
}
