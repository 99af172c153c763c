import { HomeScreen, startHome } from "../../../../areas/insights/home/screens/home-screen.tsx";
import { pageMetadata } from "../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("home.title");

export default function DashboardPage() {
  return (
    <AccessGuard access="member" start={startHome}>
      <HomeScreen />
    </AccessGuard>
  );
}
