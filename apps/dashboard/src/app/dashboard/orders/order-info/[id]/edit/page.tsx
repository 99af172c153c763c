import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { EditOrderScreen } from "../../../../../../areas/orders/orders/screens/edit-order-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/server-language.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("editOrder.title");

export default async function EditOrderPage({ params }: PageProps<"/dashboard/orders/order-info/[id]/edit">) {
  return (
    <AccessGuard access={orderEdits.save.access}>
      <EditOrderScreen id={(await params).id} />
    </AccessGuard>
  );
}
