import { NoticeScreen } from "../../areas/session/screens/notice-screen.tsx";
import { titleOf } from "../../i18n/server-language.ts";
import { hasSession } from "../../lib/session/has-session.ts";

export const generateMetadata = () => titleOf("session.resetTitle");

export default async function ResetPasswordPage() {
  return <NoticeScreen about="reset" signedIn={await hasSession()} />;
}
