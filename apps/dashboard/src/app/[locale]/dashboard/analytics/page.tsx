import { figures } from "@mauzo/contract/insights/figures";
import { AnalyticsScreen } from "../../../../areas/insights/analytics/screens/analytics-screen.tsx";
import { pageMetadata } from "../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("analytics.title");

export default function AnalyticsPage() {
  return (
    <AccessGuard access={figures.sales.access}>
      <AnalyticsScreen />
    </AccessGuard>
  );
}
