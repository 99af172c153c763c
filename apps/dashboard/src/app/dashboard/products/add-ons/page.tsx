import { addOnGroups } from "@mauzo/contract/add-on-groups";
import { AddOnGroupsScreen } from "../../../../areas/products/screens/add-on-groups-screen.tsx";
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
