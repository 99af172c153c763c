import { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import { AddOnGroupsScreen } from "../../../../areas/catalogue/products/screens/add-on-groups-screen.tsx";
import { titleOf } from "../../../../i18n/server-language.ts";
import { Guard } from "../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("addOns.title");

export default function AddOnGroupsPage() {
  return (
    <Guard access={addOnGroups.list.access}>
      <AddOnGroupsScreen />
    </Guard>
  );
}
