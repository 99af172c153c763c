import { HomeScreen } from "../../areas/insights/home/screens/home-screen.tsx";
import { pageMetadata } from "../../i18n/server-language.ts";

export const generateMetadata = () => pageMetadata("home.title");

export default function DashboardPage() {
  return <HomeScreen />;
}
