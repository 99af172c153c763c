import { suppliers } from "@mauzo/contract/expenses/suppliers";
import { SuppliersScreen, startSuppliers } from "../../../../../areas/expenses/suppliers/screens/suppliers-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("suppliers.title");

export default function SuppliersPage() {
  return (
    <AccessGuard access={suppliers.list.access} start={startSuppliers}>
      <SuppliersScreen />
    </AccessGuard>
  );
}
