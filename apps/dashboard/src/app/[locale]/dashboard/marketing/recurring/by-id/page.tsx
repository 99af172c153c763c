import { campaignPlans } from "@mauzo/contract/marketing/campaign-plans";
import { PlanScreen, startPlan } from "../../../../../../areas/marketing/campaigns/screens/plan-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("campaignPlans.recordTitle");

export default function PlanPage() {
  return (
    <AccessGuard access={campaignPlans.get.access} start={startPlan}>
      <RecordScreen screen={PlanScreen} />
    </AccessGuard>
  );
}
