import { manualOrders } from "@mauzo/contract/orders/manual-orders";
import { AddOrderScreen } from "../../../../../areas/orders/orders/screens/add-order-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("addOrder.title");

export default function AddOrderPage() {
  return (
    <AccessGuard access={manualOrders.create.access}>
      <AddOrderScreen />
    </AccessGuard>
  );
}
