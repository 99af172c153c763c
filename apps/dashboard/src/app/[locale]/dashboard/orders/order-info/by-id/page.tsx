import { orders } from "@mauzo/contract/orders/orders";
import { OrderScreen, startOrder } from "../../../../../../areas/orders/orders/screens/order-screen.tsx";
import { PaymentRequestsScreen } from "../../../../../../areas/payments/payment-requests/screens/payment-requests-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { RecordScreen } from "../../../../../../shell/frame/record-screen.tsx";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("orders.detailTitle");

export default function OrderPage() {
  return (
    <AccessGuard access={orders.get.access} start={startOrder}>
      <RecordScreen screen={OrderScreen} beside={PaymentRequestsScreen} />
    </AccessGuard>
  );
}
