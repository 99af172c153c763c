import { SettingsScreen } from "../../../areas/shop/shop/screens/settings-screen.tsx";
import { titleOf } from "../../../i18n/server-language.ts";

export const generateMetadata = () => titleOf("shop.settingsTitle");

export default function SettingsPage() {
  return <SettingsScreen />;
}
