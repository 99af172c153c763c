import { campaigns } from "@mauzo/contract/marketing/campaigns";
import {
  CampaignsScreen,
  startWhatsappCampaigns,
} from "../../../../../../areas/marketing/campaigns/screens/campaigns-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("campaigns.whatsappTitle");

export default function WhatsappCampaignsPage() {
  return (
    <AccessGuard access={campaigns.list.access} start={startWhatsappCampaigns}>
      <CampaignsScreen channel="whatsapp" />
    </AccessGuard>
  );
}
