import { NoticeScreen } from "../../areas/session/screens/notice-screen.tsx";
import { titleOf } from "../../i18n/server-language.ts";
import { hasSession } from "../../lib/session/has-session.ts";

export const generateMetadata = () => titleOf("session.forgotTitle");

export default async function ForgotPasswordPage() {
  return <NoticeScreen about="forgot" signedIn={await hasSession()} />;
}
