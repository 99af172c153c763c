import { sets } from "@mauzo/contract/catalogue/sets";
import { SetScreen } from "../../../../../../areas/catalogue/sets/screens/set-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("sets.newSingleTitle");

export default function SingleSetPage() {
  return (
    <AccessGuard access={sets.create.access}>
      <SetScreen kind="curated" />
    </AccessGuard>
  );
}
