import { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import { NewAddOnGroupScreen } from "../../../../../../../areas/catalogue/products/screens/add-on-group-screen.tsx";
import { pageMetadata } from "../../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("addOns.newTitle");

export default function NewAddOnGroupPage() {
  return (
    <AccessGuard access={addOnGroups.create.access}>
      <NewAddOnGroupScreen />
    </AccessGuard>
  );
}
