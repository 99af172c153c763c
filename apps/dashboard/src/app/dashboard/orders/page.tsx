import { orders } from "@mauzo/contract/orders/orders";
import { OrdersScreen } from "../../../areas/orders/orders/screens/orders-screen.tsx";
import { titleOf } from "../../../i18n/server-language.ts";
import { Guard } from "../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("orders.title");

export default function OrdersPage() {
  return (
    <Guard access={orders.list.access}>
      <OrdersScreen />
    </Guard>
  );
}
