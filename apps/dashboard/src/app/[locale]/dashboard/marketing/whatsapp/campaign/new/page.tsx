import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { WriteCampaignScreen } from "../../../../../../../areas/marketing/campaigns/screens/write-campaign-screen.tsx";
import { pageMetadata } from "../../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("campaigns.whatsappNewTitle");

export default function WriteWhatsappCampaignPage() {
  return (
    <AccessGuard access={campaigns.create.access}>
      <WriteCampaignScreen channel="whatsapp" />
    </AccessGuard>
  );
}
