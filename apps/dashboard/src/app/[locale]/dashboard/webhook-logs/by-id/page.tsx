import { webhookDeliveries } from "@mauzo/contract/developers/webhook-deliveries";
import {
  startDelivery,
  WebhookLogScreen,
} from "../../../../../areas/developers/webhook-logs/screens/webhook-log-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("webhookLogs.detailTitle");

export default function WebhookLogPage() {
  return (
    <AccessGuard access={webhookDeliveries.get.access} start={startDelivery}>
      <RecordScreen screen={WebhookLogScreen} />
    </AccessGuard>
  );
}
