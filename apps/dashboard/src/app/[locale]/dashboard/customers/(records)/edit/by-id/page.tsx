import { customers } from "@mauzo/contract/customers/customers";
import {
  EditCustomerScreen,
  startCustomer,
} from "../../../../../../../areas/customers/customers/screens/edit-customer-screen.tsx";
import { pageMetadata } from "../../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("customers.editTitle");

export default function EditCustomerPage() {
  return (
    <AccessGuard access={customers.update.access} start={startCustomer}>
      <RecordScreen screen={EditCustomerScreen} />
    </AccessGuard>
  );
}
