import { orders } from "@mauzo/contract/orders/orders";
import { OrderScreen } from "../../../../../areas/orders/orders/screens/order-screen.tsx";
import { titleOf } from "../../../../../i18n/server-language.ts";
import { Guard } from "../../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("orders.detailTitle");

export default async function OrderPage({ params }: PageProps<"/dashboard/orders/order-info/[id]">) {
  return (
    <Guard access={orders.get.access}>
      <OrderScreen id={(await params).id} />
    </Guard>
  );
}
