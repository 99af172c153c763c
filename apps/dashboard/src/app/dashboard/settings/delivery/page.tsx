import { deliveryWays } from "@mauzo/contract/shop/delivery-ways";
import { DeliveryScreen } from "../../../../areas/shop/delivery/screens/delivery-screen.tsx";
import { titleOf } from "../../../../i18n/server-language.ts";
import { Guard } from "../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("delivery.title");

export default function DeliveryPage() {
  return (
    <Guard access={deliveryWays.save.access}>
      <DeliveryScreen />
    </Guard>
  );
}
