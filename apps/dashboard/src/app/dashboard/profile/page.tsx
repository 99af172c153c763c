import { ProfileScreen } from "../../../areas/account/profile/screens/profile-screen.tsx";
import { pageMetadata } from "../../../i18n/server-language.ts";

export const generateMetadata = () => pageMetadata("profile.title");

export default function ProfilePage() {
  return <ProfileScreen />;
}
