import { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import { AddOnGroupScreen } from "../../../../../areas/catalogue/products/screens/add-on-group-screen.tsx";
import { pageMetadata } from "../../../../../i18n/server-language.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("addOns.editTitle");

export default async function AddOnGroupPage({ params }: PageProps<"/dashboard/products/add-ons/[id]">) {
  return (
    <AccessGuard access={addOnGroups.update.access}>
      <AddOnGroupScreen id={(await params).id} />
    </AccessGuard>
  );
}
