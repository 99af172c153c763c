import { apiKeys } from "@mauzo/contract/developers/api-keys";
import { ApiKeysScreen, startApiKeys } from "../../../../../areas/developers/api-keys/screens/api-keys-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("apiKeys.title");

export default function ApiKeysPage() {
  return (
    <AccessGuard access={apiKeys.list.access} start={startApiKeys}>
      <ApiKeysScreen />
    </AccessGuard>
  );
}
