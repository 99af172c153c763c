import { PublicPageScreen } from "../../../../../areas/shop/shop/screens/public-page-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("settings.pages.publicPage.name");

export default function PublicPagePage() {
  return (
    <AccessGuard access="member">
      <PublicPageScreen />
    </AccessGuard>
  );
}
