import { orders } from "@mauzo/contract/orders/orders";
import { OrdersScreen, startOrders } from "../../../../areas/orders/orders/screens/orders-screen.tsx";
import { pageMetadata } from "../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("orders.title");

export default function OrdersPage() {
  return (
    <AccessGuard access={orders.list.access} start={startOrders}>
      <OrdersScreen />
    </AccessGuard>
  );
}
