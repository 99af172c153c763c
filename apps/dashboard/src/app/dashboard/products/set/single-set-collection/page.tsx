import { sets } from "@mauzo/contract/catalogue/sets";
import { SetScreen } from "../../../../../areas/catalogue/sets/screens/set-screen.tsx";
import { titleOf } from "../../../../../i18n/server-language.ts";
import { Guard } from "../../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("sets.newSingleTitle");

export default function SingleSetPage() {
  return (
    <Guard access={sets.create.access}>
      <SetScreen kind="curated" />
    </Guard>
  );
}
