import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { EditOrderScreen } from "../../../../../../../areas/orders/orders/screens/edit-order-screen.tsx";
import { pageMetadata } from "../../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("editOrder.title");

export default function EditOrderPage() {
  return (
    <AccessGuard access={orderEdits.save.access}>
      <RecordScreen screen={EditOrderScreen} />
    </AccessGuard>
  );
}
