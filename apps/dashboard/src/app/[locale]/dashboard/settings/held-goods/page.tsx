import { HeldGoodsScreen } from "../../../../../areas/shop/shop/screens/held-goods-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("settings.pages.heldGoods.name");

export default function HeldGoodsPage() {
  return (
    <AccessGuard access="member">
      <HeldGoodsScreen />
    </AccessGuard>
  );
}
