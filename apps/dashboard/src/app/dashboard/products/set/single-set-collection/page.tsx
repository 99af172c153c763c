import { sets } from "@mauzo/contract/sets";
import { SingleSetScreen } from "../../../../../areas/sets/screens/single-set-screen.tsx";
import { titleOf } from "../../../../../i18n/server-language.ts";
import { Guard } from "../../../../../shell/gate/guard.tsx";

export const generateMetadata = () => titleOf("sets.newSingleTitle");

export default function SingleSetPage() {
  return (
    <Guard access={sets.create.access}>
      <SingleSetScreen />
    </Guard>
  );
}
