import { LogInScreen } from "../../areas/account/session/screens/log-in-screen.tsx";
import { pageMetadata } from "../../i18n/server-language.ts";
import { hasSession } from "../../lib/session/has-session.ts";

export const generateMetadata = () => pageMetadata("session.logIn");

export default async function LogInPage() {
  return <LogInScreen signedIn={await hasSession()} />;
}
