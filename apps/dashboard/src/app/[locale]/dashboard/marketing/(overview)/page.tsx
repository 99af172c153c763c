import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { MarketingScreen, startMarketing } from "../../../../../areas/marketing/marketing/screens/marketing-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("marketing.title");

export default function MarketingPage() {
  return (
    <AccessGuard access={campaigns.list.access} start={startMarketing}>
      <MarketingScreen />
    </AccessGuard>
  );
}
