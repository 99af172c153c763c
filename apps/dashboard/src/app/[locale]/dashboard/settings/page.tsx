import { SettingsScreen } from "../../../../areas/shop/settings/screens/settings-screen.tsx";
import { pageMetadata } from "../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("settings.title");

export default function SettingsPage() {
  return (
    <AccessGuard access="member">
      <SettingsScreen />
    </AccessGuard>
  );
}
