import { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import { AddOnGroupScreen } from "../../../../../../../areas/catalogue/products/screens/add-on-group-screen.tsx";
import { pageMetadata } from "../../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("addOns.editTitle");

export default function AddOnGroupPage() {
  return (
    <AccessGuard access={addOnGroups.update.access}>
      <RecordScreen screen={AddOnGroupScreen} />
    </AccessGuard>
  );
}
