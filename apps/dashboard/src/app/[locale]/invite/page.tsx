import { InviteScreen } from "../../../areas/account/session/screens/invite-screen.tsx";
import { pageMetadata } from "../../../i18n/page-metadata.ts";

export const generateMetadata = () => pageMetadata("invite.title");

export default function InvitePage() {
  return <InviteScreen />;
}
