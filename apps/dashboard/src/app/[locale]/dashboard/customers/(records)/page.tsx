import { customers } from "@mauzo/contract/customers/customers";
import { CustomersScreen, startCustomers } from "../../../../../areas/customers/customers/screens/customers-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("customers.title");

export default function CustomersPage() {
  return (
    <AccessGuard access={customers.list.access} start={startCustomers}>
      <CustomersScreen />
    </AccessGuard>
  );
}
