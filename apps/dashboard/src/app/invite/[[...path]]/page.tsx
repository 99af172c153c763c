import { InviteScreen } from "../../../areas/account/session/screens/invite-screen.tsx";
import { pageMetadata } from "../../../i18n/server-language.ts";
import { hasSession } from "../../../lib/session/has-session.ts";

export const generateMetadata = () => pageMetadata("invite.title");

type Props = { params: Promise<{ path?: string[] }> };

export default async function InvitePage({ params }: Props) {
  const [token = ""] = (await params).path ?? [];
  return <InviteScreen token={token} signedIn={await hasSession()} />;
}
