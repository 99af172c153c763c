import { LogInScreen } from "../../areas/account/session/screens/log-in-screen.tsx";
import { titleOf } from "../../i18n/server-language.ts";
import { hasSession } from "../../lib/session/has-session.ts";

export const generateMetadata = () => titleOf("session.logIn");

export default async function LogInPage() {
  return <LogInScreen signedIn={await hasSession()} />;
}
