import { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import { TemplateFormPage } from "../../../../../../areas/conversations/templates/screens/template-form-page.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("templates.newTitle");

export default function NewTemplatePage() {
  return (
    <AccessGuard access={messageTemplates.create.access}>
      <TemplateFormPage />
    </AccessGuard>
  );
}
