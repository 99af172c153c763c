import { channels } from "@mauzo/contract/conversations/channels";
import { ConnectScreen, startChannels } from "../../../../areas/conversations/connect/screens/connect-screen.tsx";
import { pageMetadata } from "../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("connect.title");

export default function ConnectPage() {
  return (
    <AccessGuard access={channels.list.access} start={startChannels}>
      <ConnectScreen />
    </AccessGuard>
  );
}
