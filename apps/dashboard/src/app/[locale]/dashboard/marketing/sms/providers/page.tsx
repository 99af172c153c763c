import { smsConnections } from "@mauzo/contract/marketing/sms-connections";
import {
  SmsProvidersScreen,
  startSmsConnections,
} from "../../../../../../areas/marketing/sms-providers/screens/sms-providers-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("smsProviders.title");

export default function SmsProvidersPage() {
  return (
    <AccessGuard access={smsConnections.list.access} start={startSmsConnections}>
      <SmsProvidersScreen />
    </AccessGuard>
  );
}
