import { flows } from "@mauzo/contract/conversations/flows";
import { ChatflowScreen, startChatflow } from "../../../../areas/conversations/chatflow/screens/chatflow-screen.tsx";
import { pageMetadata } from "../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("chatflow.title");

export default function ChatflowPage() {
  return (
    <AccessGuard access={flows.get.access} start={startChatflow}>
      <ChatflowScreen />
    </AccessGuard>
  );
}
