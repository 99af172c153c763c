import { suppliers } from "@mauzo/contract/expenses/suppliers";
import { SupplierScreen, startSupplier } from "../../../../../../areas/expenses/suppliers/screens/supplier-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("suppliers.detailTitle");

export default function SupplierPage() {
  return (
    <AccessGuard access={suppliers.get.access} start={startSupplier}>
      <RecordScreen screen={SupplierScreen} />
    </AccessGuard>
  );
}
