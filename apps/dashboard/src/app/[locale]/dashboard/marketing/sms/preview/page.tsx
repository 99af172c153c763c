import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { PreviewCampaignScreen } from "../../../../../../areas/marketing/campaigns/screens/preview-campaign-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("campaigns.previewTitle");

export default function PreviewCampaignPage() {
  return (
    <AccessGuard access={campaigns.quote.access}>
      <PreviewCampaignScreen channel="sms" />
    </AccessGuard>
  );
}
