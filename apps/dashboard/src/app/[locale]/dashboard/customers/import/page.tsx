import { contactImports } from "@mauzo/contract/customers/contact-imports";
import { ContactsImportScreen } from "../../../../../areas/customers/import/screens/contacts-import-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("contactImports.title");

export default function ContactsImportPage() {
  return (
    <AccessGuard access={contactImports.list.access}>
      <ContactsImportScreen />
    </AccessGuard>
  );
}
