import { ShopProfileScreen } from "../../../../../areas/shop/shop/screens/shop-profile-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("settings.pages.shop.name");

export default function ShopProfilePage() {
  return (
    <AccessGuard access="member">
      <ShopProfileScreen />
    </AccessGuard>
  );
}
