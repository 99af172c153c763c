import { conversations } from "@mauzo/contract/conversations/conversations";
import {
  ConversationScreen,
  startConversation,
} from "../../../../../../areas/conversations/conversations/screens/conversation-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("conversations.oneTitle");

export default function ConversationPage() {
  return (
    <AccessGuard access={conversations.get.access} start={startConversation}>
      <RecordScreen screen={ConversationScreen} />
    </AccessGuard>
  );
}
