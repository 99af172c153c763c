import { customers } from "@mauzo/contract/customers/customers";
import { NewCustomerScreen } from "../../../../../../areas/customers/customers/screens/new-customer-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("customers.newTitle");

export default function NewCustomerPage() {
  return (
    <AccessGuard access={customers.create.access}>
      <NewCustomerScreen />
    </AccessGuard>
  );
}
