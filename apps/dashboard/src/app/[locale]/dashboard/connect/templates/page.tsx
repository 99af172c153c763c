import { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import {
  startTemplates,
  TemplatesScreen,
} from "../../../../../areas/conversations/templates/screens/templates-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("templates.title");

export default function TemplatesPage() {
  return (
    <AccessGuard access={messageTemplates.list.access} start={startTemplates}>
      <TemplatesScreen />
    </AccessGuard>
  );
}
