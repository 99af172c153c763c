import { webhooks } from "@mauzo/contract/developers/webhooks";
import { startWebhooks, WebhooksScreen } from "../../../../../areas/developers/webhooks/screens/webhooks-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("webhooks.title");

export default function WebhooksPage() {
  return (
    <AccessGuard access={webhooks.list.access} start={startWebhooks}>
      <WebhooksScreen />
    </AccessGuard>
  );
}
