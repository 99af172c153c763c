import { sets } from "@mauzo/contract/catalogue/sets";
import { SetsScreen } from "../../../../../areas/catalogue/sets/screens/sets-screen.tsx";
import { pageMetadata } from "../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("sets.title");

export default function SetsPage() {
  return (
    <AccessGuard access={sets.list.access}>
      <SetsScreen />
    </AccessGuard>
  );
}
