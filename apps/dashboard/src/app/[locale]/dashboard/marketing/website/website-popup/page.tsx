import { popups } from "@mauzo/contract/marketing/popups";
import { PopupsScreen, startPopups } from "../../../../../../areas/marketing/popups/screens/popups-screen.tsx";
import { pageMetadata } from "../../../../../../i18n/page-metadata.ts";
import { AccessGuard } from "../../../../../../shell/gate/access-guard.tsx";

export const generateMetadata = () => pageMetadata("popups.title");

export default function PopupsPage() {
  return (
    <AccessGuard access={popups.list.access} start={startPopups}>
      <PopupsScreen />
    </AccessGuard>
  );
}
