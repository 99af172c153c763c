import { ProfileScreen } from "../../../../areas/account/profile/screens/profile-screen.tsx";
import { pageMetadata } from "../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("profile.title");

export default function ProfilePage() {
  return (
    <AccessGuard access="member">
      <ProfileScreen />
    </AccessGuard>
  );
}
