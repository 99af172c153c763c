import { deliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import { DeliveryScreen } from "../../../../../areas/shop/delivery/screens/delivery-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("delivery.title");

export default function DeliveryPage() {
  return (
    <AccessGuard access={deliveryMethods.save.access}>
      <DeliveryScreen />
    </AccessGuard>
  );
}
