import { TryChatScreen } from "../../../../../areas/shop/shop/screens/try-chat-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("settings.pages.chat.name");

export default function TryChatPage() {
  return (
    <AccessGuard access="member">
      <TryChatScreen />
    </AccessGuard>
  );
}
