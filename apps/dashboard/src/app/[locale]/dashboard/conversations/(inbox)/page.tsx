import { conversations } from "@mauzo/contract/conversations/conversations";
import {
  ConversationsScreen,
  startConversations,
} from "../../../../../areas/conversations/conversations/screens/conversations-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("conversations.title");

export default function ConversationsPage() {
  return (
    <AccessGuard access={conversations.list.access} start={startConversations}>
      <ConversationsScreen />
    </AccessGuard>
  );
}
