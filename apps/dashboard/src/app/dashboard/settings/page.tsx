import { SettingsScreen } from "../../../areas/shop/shop/screens/settings-screen.tsx";
import { pageMetadata } from "../../../i18n/server-language.ts";

export const generateMetadata = () => pageMetadata("shop.settingsTitle");

export default function SettingsPage() {
  return <SettingsScreen />;
}
