import { newOrders } from "@mauzo/contract/orders/new-orders";
import { AddOrderScreen } from "../../../../areas/orders/orders/screens/add-order-screen.tsx";
import { titleOf } from "../../../../i18n/server-language.ts";
import { Guard } from "../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("addOrder.title");

export default function AddOrderPage() {
  return (
    <Guard access={newOrders.create.access}>
      <AddOrderScreen />
    </Guard>
  );
}
