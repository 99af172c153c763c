import { NoticeScreen } from "../../../areas/session/screens/notice-screen.tsx";
import { titleOf } from "../../../i18n/server-language.ts";
import { hasSession } from "../../../lib/session/has-session.ts";

export const generateMetadata = () => titleOf("session.inviteTitle");

export default async function InvitePage() {
  return <NoticeScreen about="invite" signedIn={await hasSession()} />;
}
