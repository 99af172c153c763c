import { campaigns } from "@mauzo/contract/marketing/campaigns";
import {
  startCampaign,
  WhatsappCampaignScreen,
} from "../../../../../../../areas/marketing/campaigns/screens/campaign-screen.tsx";
import { pageMetadata } from "../../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("campaigns.recordTitle");

export default function WhatsappCampaignPage() {
  return (
    <AccessGuard access={campaigns.get.access} start={startCampaign}>
      <RecordScreen screen={WhatsappCampaignScreen} />
    </AccessGuard>
  );
}
