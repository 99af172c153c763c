import { HomeScreen } from "../../areas/insights/home/screens/home-screen.tsx";
import { titleOf } from "../../i18n/server-language.ts";

export const generateMetadata = () => titleOf("home.title");

export default function DashboardPage() {
  return <HomeScreen />;
}
