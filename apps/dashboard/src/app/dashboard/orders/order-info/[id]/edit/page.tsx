import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { EditOrderScreen } from "../../../../../../areas/orders/orders/screens/edit-order-screen.tsx";
import { titleOf } from "../../../../../../i18n/server-language.ts";
import { Guard } from "../../../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("editOrder.title");

export default async function EditOrderPage({ params }: PageProps<"/dashboard/orders/order-info/[id]/edit">) {
  return (
    <Guard access={orderEdits.save.access}>
      <EditOrderScreen id={(await params).id} />
    </Guard>
  );
}
