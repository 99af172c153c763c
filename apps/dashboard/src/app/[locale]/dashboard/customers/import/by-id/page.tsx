import { contactImports } from "@mauzo/contract/customers/contact-imports";
import { ContactsFileScreen } from "../../../../../../areas/customers/import/screens/contacts-file-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("contactImports.title");

export default function ContactsFilePage() {
  return (
    <AccessGuard access={contactImports.get.access}>
      <RecordScreen screen={ContactsFileScreen} />
    </AccessGuard>
  );
}
