import { ProfileScreen } from "../../../areas/account/profile/screens/profile-screen.tsx";
import { titleOf } from "../../../i18n/server-language.ts";

export const generateMetadata = () => titleOf("profile.title");

export default function ProfilePage() {
  return <ProfileScreen />;
}
