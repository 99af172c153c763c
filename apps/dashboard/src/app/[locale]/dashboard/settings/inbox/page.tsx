import { inboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import { InboxSettingsScreen } from "../../../../../areas/conversations/inbox-settings/screens/inbox-settings-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("inboxSettings.title");

export default function InboxSettingsPage() {
  return (
    <AccessGuard access={inboxSettings.save.access}>
      <InboxSettingsScreen />
    </AccessGuard>
  );
}
