import { campaigns } from "@mauzo/contract/marketing/campaigns";
import {
  CampaignsScreen,
  startSmsCampaigns,
} from "../../../../../../areas/marketing/campaigns/screens/campaigns-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("campaigns.title");

export default function CampaignsPage() {
  return (
    <AccessGuard access={campaigns.list.access} start={startSmsCampaigns}>
      <CampaignsScreen channel="sms" />
    </AccessGuard>
  );
}
