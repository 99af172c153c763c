import { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import { AddOnGroupScreen } from "../../../../../areas/catalogue/products/screens/add-on-group-screen.tsx";
import { titleOf } from "../../../../../i18n/server-language.ts";
import { Guard } from "../../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("addOns.editTitle");

export default async function AddOnGroupPage({ params }: PageProps<"/dashboard/products/add-ons/[id]">) {
  return (
    <Guard access={addOnGroups.update.access}>
      <AddOnGroupScreen id={(await params).id} />
    </Guard>
  );
}
