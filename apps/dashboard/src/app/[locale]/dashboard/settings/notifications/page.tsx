import { weeklySummary } from "@mauzo/contract/insights/weekly-summary";
import { NotificationsScreen } from "../../../../../areas/insights/notifications/screens/notifications-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("settings.pages.notifications.name");

export default function NotificationsPage() {
  return (
    <AccessGuard access={weeklySummary.choose.access}>
      <NotificationsScreen />
    </AccessGuard>
  );
}
