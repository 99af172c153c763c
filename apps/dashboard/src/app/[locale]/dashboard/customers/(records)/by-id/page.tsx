import { customers } from "@mauzo/contract/customers/customers";
import { CustomerScreen, startCustomer } from "../../../../../../areas/customers/customers/screens/customer-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("customers.detailTitle");

export default function CustomerPage() {
  return (
    <AccessGuard access={customers.get.access} start={startCustomer}>
      <RecordScreen screen={CustomerScreen} />
    </AccessGuard>
  );
}
