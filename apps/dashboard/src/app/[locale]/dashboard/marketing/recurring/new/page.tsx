import { campaignPlans } from "@mauzo/contract/marketing/campaign-plans";
import { WritePlanScreen } from "../../../../../../areas/marketing/campaigns/screens/write-plan-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("campaignPlans.title");

export default function WritePlanPage() {
  return (
    <AccessGuard access={campaignPlans.create.access}>
      <WritePlanScreen />
    </AccessGuard>
  );
}
