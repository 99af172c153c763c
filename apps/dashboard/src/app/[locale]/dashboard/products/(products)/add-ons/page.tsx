import { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import { AddOnGroupsScreen } from "../../../../../../areas/catalogue/products/screens/add-on-groups-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("addOns.title");

export default function AddOnGroupsPage() {
  return (
    <AccessGuard access={addOnGroups.list.access}>
      <AddOnGroupsScreen />
    </AccessGuard>
  );
}
