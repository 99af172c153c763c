import { startHome } from "../../../areas/insights/home/data.ts";
import { HomeScreen } from "../../../areas/insights/home/screens/home-screen.tsx";
import { pageMetadata } from "../../../i18n/page-metadata.ts";
import { RouteTexts } from "../../../i18n/route-texts/route-texts.tsx";
import { AccessGuard } from "../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("home.title");

export default function DashboardPage() {
  return (
    <RouteTexts groups={["home", "list"]}>
      <AccessGuard access="member" start={startHome}>
        <HomeScreen />
      </AccessGuard>
    </RouteTexts>
  );
}
