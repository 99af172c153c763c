import { campaignPlans } from "@mauzo/contract/marketing/campaign-plans";
import { PlansScreen, startPlans } from "../../../../../areas/marketing/campaigns/screens/plans-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("campaignPlans.title");

export default function PlansPage() {
  return (
    <AccessGuard access={campaignPlans.list.access} start={startPlans}>
      <PlansScreen />
    </AccessGuard>
  );
}
