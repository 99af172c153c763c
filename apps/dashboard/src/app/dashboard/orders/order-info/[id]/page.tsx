import { orders } from "@mauzo/contract/orders/orders";
import { OrderScreen } from "../../../../../areas/orders/orders/screens/order-screen.tsx";
import { pageMetadata } from "../../../../../i18n/server-language.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("orders.detailTitle");

export default async function OrderPage({ params }: PageProps<"/dashboard/orders/order-info/[id]">) {
  return (
    <AccessGuard access={orders.get.access}>
      <OrderScreen id={(await params).id} />
    </AccessGuard>
  );
}
