import { webhookDeliveries } from "@mauzo/contract/developers/webhook-deliveries";
import { startLog, WebhookLogsScreen } from "../../../../areas/developers/webhook-logs/screens/webhook-logs-screen.tsx";
import { pageMetadata } from "../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("webhookLogs.title");

export default function WebhookLogsPage() {
  return (
    <AccessGuard access={webhookDeliveries.list.access} start={startLog}>
      <WebhookLogsScreen />
    </AccessGuard>
  );
}
