import { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import { NewAddOnGroupScreen } from "../../../../../areas/catalogue/products/screens/add-on-group-screen.tsx";
import { titleOf } from "../../../../../i18n/server-language.ts";
import { Guard } from "../../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("addOns.newTitle");

export default function NewAddOnGroupPage() {
  return (
    <Guard access={addOnGroups.create.access}>
      <NewAddOnGroupScreen />
    </Guard>
  );
}
