import { orders } from "@mauzo/contract/orders/orders";
import { OrderScreen } from "../../../../../../areas/orders/orders/screens/order-screen.tsx";
import { startOrder } from "../../../../../../areas/orders/orders/start.ts";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";
import { RecordScreen } from "../../../../../../shell/frame/record-screen.tsx";

export const generateMetadata = () => pageMetadata("orders.detailTitle");

export default function OrderPage() {
  return (
    <AccessGuard access={orders.get.access} start={startOrder}>
      <RecordScreen screen={OrderScreen} />
    </AccessGuard>
  );
}
