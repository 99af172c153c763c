import { sets } from "@mauzo/contract/catalogue/sets";
import { SetsScreen } from "../../../../areas/catalogue/sets/screens/sets-screen.tsx";
import { titleOf } from "../../../../i18n/server-language.ts";
import { Guard } from "../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("sets.title");

export default function SetsPage() {
  return (
    <Guard access={sets.list.access}>
      <SetsScreen />
    </Guard>
  );
}
