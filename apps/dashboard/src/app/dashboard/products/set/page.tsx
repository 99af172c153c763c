import { sets } from "@mauzo/contract/sets";
import { SetsScreen } from "../../../../areas/sets/screens/sets-screen.tsx";
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
