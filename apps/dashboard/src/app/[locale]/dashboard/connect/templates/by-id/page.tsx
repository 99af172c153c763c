import { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import { EditTemplateScreen } from "../../../../../../areas/conversations/templates/screens/edit-template-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("templates.editTitle");

export default function EditTemplatePage() {
  return (
    <AccessGuard access={messageTemplates.save.access}>
      <RecordScreen screen={EditTemplateScreen} />
    </AccessGuard>
  );
}
